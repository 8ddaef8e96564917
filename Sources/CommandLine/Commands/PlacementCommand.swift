import ArgumentParser
import Foundation
import Tutor

/// Skips a ring by passing its capstone.
struct PlacementCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "placement",
    abstract: "Skip a ring that you know, by passing its capstone.",
    discussion: """
      rings placement 2            begin with the capstone of the second ring
      rings placement 2 --undo     take it back: what was skipped is open again

      Whoever passes a ring's capstone without reading its solution may leave the ring's other \
      exercises out. They earn no points, can be done at any time, and nothing that was passed is lost.
      """)

  @OptionGroup var options: CourseOptions

  @Argument(help: "A ring by its number or name; without one, that of the exercise you have open.")
  var ring: String?

  @Flag(help: "Take a placement back.")
  var undo = false

  func run() async throws {
    let words = [CommandName.placement.rawValue, undo ? "undo" : nil, ring].compactMap { $0 }
    try await LearningSession(options: options, exercise: nil)
      .run(beginningWith: words.joined(separator: " ")).exit()
  }
}
