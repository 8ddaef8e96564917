import Foundation
import LessonProbes

let ask = Probe("ask") { (address: String, patience: Double) async -> ProbeRecord in
  let start = Date.now
  let answer = await answer(from: address, patience: patience)
  return ["answer": answer, "seconds": Date.now.timeIntervalSince(start)]
}

let both = Probe("both") { (address: String) async -> ProbeRecord in
  let start = Date.now
  async let first = answer(from: address)
  async let second = oldAnswer(from: address)
  let answers = await [first, second]
  return [
    "answer": answers.joined(separator: "|"), "seconds": Date.now.timeIntervalSince(start),
  ]
}

let keep = Probe("keep") { (word: String) in
  UserDefaults.standard.set(word, forKey: "own")
  UserDefaults(suiteName: "group.example.greeting")?.set([word, word], forKey: "shared")
}

let kept = Probe("kept") { () -> [String?] in
  [
    UserDefaults.standard.string(forKey: "own"),
    UserDefaults(suiteName: "group.example.greeting")?.stringArray(forKey: "shared")?.last,
  ]
}

private let file = FileManager.default
  .containerURL(forSecurityApplicationGroupIdentifier: "group.example.greeting")?
  .appendingPathComponent("word.txt")

let keepFile = Probe("keepFile") { (word: String) in
  guard let file else { return }
  try Data(word.utf8).write(to: file)
}

let keptFile = Probe("keptFile") { () -> String? in
  file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
}
