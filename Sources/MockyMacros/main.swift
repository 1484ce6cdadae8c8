// The compiler plugin behind @Mockable.
