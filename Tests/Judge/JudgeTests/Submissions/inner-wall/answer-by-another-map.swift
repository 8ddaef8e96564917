// The probe resolves to the learner's `map` for arrays, which forges its result.
// wall: inner

protocol Answering {}
extension Answering {
  func map<T>(_ path: KeyPath<Mood, T>) -> [String] { ["calm", "loud"] }
}
extension Array: Answering {}

func attack() -> String { "" }
