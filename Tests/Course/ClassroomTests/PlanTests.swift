import Classroom
import Curriculum
import Foundation
import Sentences
import Testing

/// The plan for grading a class is a folder, and any machine can grade parts of it.
@Suite("A planned class")
struct PlanTests {
  private static func part(
    _ environment: [String: String], index: Int? = nil, count: Int? = nil
  ) throws -> [Int] {
    let part = try PlanPart(index: index, count: count, environment: environment)
    return [part.index, part.count]
  }

  @Test func schedulersNumberTheParts() throws {
    let slurm = ["SLURM_ARRAY_TASK_ID": "6", "SLURM_ARRAY_TASK_COUNT": "4"]
    #expect(try Self.part([:]) == [0, 1])
    #expect(
      try Self.part(
        slurm.merging(["SLURM_ARRAY_TASK_MIN": "2", "SLURM_ARRAY_TASK_STEP": "2"]) { $1 })
        == [2, 4])
    // A restarted part is the same part.
    #expect(try Self.part(slurm, count: 8) == [6, 8])
    #expect(try Self.part(slurm, index: 1, count: 3) == [1, 3])
    #expect(try Self.part(["JOB_COMPLETION_INDEX": "5"], count: 6) == [5, 6])
  }

  @Test func incompleteSettingsAreRefused() {
    #expect(throws: PlanError.noCount(variable: "JOB_COMPLETION_INDEX")) {
      try Self.part(["JOB_COMPLETION_INDEX": "5"])
    }
    #expect(throws: PlanError.noSuchPart(number: 6, count: 4)) {
      try Self.part(["SLURM_ARRAY_TASK_ID": "6", "SLURM_ARRAY_TASK_COUNT": "4"])
    }
    #expect(throws: PlanError.noSuchPart(number: 3, count: 3)) {
      try Self.part([:], index: 3, count: 3)
    }
    #expect(throws: PlanError.self) { try Self.part([:], count: 3) }
  }

  @Test func aPlanFixesWhatIsJudged() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(ClassFolder.answer("ada"), to: "ada/Forecast.swift")
      try place.write("none", to: "bob/readme.txt")
      let plan = try place.plan("forecast-model")
      let pack = Pack(
        identifier: "weather", format: 1, version: "1", title: LocalizedText(["en": "Weather"]),
        languages: ["en"], license: "", rings: [], folder: place.course)
      let header = PlanHeader(
        rings: "1", pack: "weather", exercises: ["forecast-model"], folder: "class",
        isolation: "full", formats: ["csv"], parts: 2, plan: plan)
      let out = folder.appending(path: "plan")
      let kept = try ClassPlanFolder.write(plan, header, pack: pack, classFile: nil, into: out)
      try place.write(ClassFolder.answer("later"), to: "ada/Forecast.swift")
      let again = kept.classPlan([place.exercise("forecast-model")])
      #expect(again.submissions.map(\.learner) == plan.submissions.map(\.learner))
      #expect(again.submissions.map(\.files) == plan.submissions.map(\.files))
      #expect(again.submissions.map { $0.problem == nil } == [true, false])
      let taken = TakenSubmission(again.submissions[0])
      let texts = try taken.write(into: folder.appending(path: "judged")).map {
        try String(contentsOf: $0, encoding: .utf8)
      }
      #expect(texts == [ClassFolder.answer("ada")])
      // A plan is never overwritten, and changes in it are detected.
      #expect(throws: PlanError.alreadyThere(out.path)) {
        try ClassPlanFolder.write(plan, header, pack: pack, classFile: nil, into: out)
      }
      try Data("struct Forecast {}".utf8).write(
        to: out.appending(path: "handed-in/0/0/Forecast.swift"))
      #expect(TakenSubmission(again.submissions[0]).damage != nil)
    }
  }
}
