/// Random choices, the same ones for the same seed.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = (seed &+ 1) &* 0x9e37_79b9_7f4a_7c15 | 1 }

  /// A random number from 0 on, by xorshift.
  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Each with a chance of one in so many.
  mutating func some<Value>(of values: [Value], onceIn count: Int) -> [Value] {
    values.filter { _ in once(in: count) }
  }
}
