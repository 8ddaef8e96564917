// A result builder whose blocks multiply the types to try.
// alone: yes
// verdict: notCompiled
// compile: 5
@resultBuilder struct Doubling {
  static func buildExpression(_ value: Int) -> Int { value }
  static func buildExpression(_ value: Double) -> Double { value }
  static func buildExpression(_ value: Float) -> Float { value }
  static func buildBlock<each T>(_ values: repeat each T) -> (repeat each T) {
    (repeat each values)
  }
  static func buildEither<T>(first: T) -> T { first }
  static func buildEither<T>(second: T) -> T { second }
}
func made<T>(@Doubling _ body: () -> T) -> T { body() }
let result: String = made {
«60×  1 + 2 * 3 - 4 + 5 * 6
»
}
