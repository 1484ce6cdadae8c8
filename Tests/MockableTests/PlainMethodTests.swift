import Mocky
import Testing

@Suite struct PlainMethodTests {}
