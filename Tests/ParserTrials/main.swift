// Tries the parser on real sources.
