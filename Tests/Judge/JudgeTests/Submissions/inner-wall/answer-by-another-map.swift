// The probe finds an array's `map` of the learner's own, which answers for it.
// wall: inner

protocol Answering {}
extension Answering {
  func map<T>(_ path: KeyPath<Mood, T>) -> [String] { ["calm", "loud"] }
}
extension Array: Answering {}

func attack() -> String { "" }
