import Foundation
import Sentences
import Stage
public import XCTest

/// The class that an exercise's checks derive from: XCTest, and questions to the learner's code.
///
/// ```swift
/// final class SmallLayoutChecks: ExerciseTestCase {
///   func testTemperatureIsTheHero() throws {
///     let picture = try widget("WeatherWidget").render(.systemSmall)
///     let temperature = try picture.text("23°")
///     XCTAssertGreaterThanOrEqual(temperature.fontSize, 30, "Make the temperature the hero")
///   }
///   func testEveryConditionHasItsSymbol() throws {
///     XCTAssertEqual(try call("symbols", as: [String].self), ["sun.max.fill", "cloud.fill"])
///   }
/// }
/// ```
///
/// Checks run in the judge's process. The learner's code runs in another one, which holds no
/// expected value: a check asks and decides. Give the actual value first and the expected one
/// second, as here; a verdict names them so.
open class ExerciseTestCase: XCTestCase {
  /// The conversation with the learner's code that this check has.
  package var session: CheckSession { CheckSession.current }

  /// A widget by its type name; nil takes the only one.
  public func widget(_ type: String? = nil) -> WidgetHandle {
    WidgetHandle(type: type, session: session)
  }

  /// A view that the probe `name` makes from these arguments.
  public func view(_ name: String, _ arguments: any Encodable...) throws -> ViewHandle {
    ViewHandle(
      name: name, arguments: try arguments.map { try ProbeValue.json(of: $0) }, session: session)
  }

  /// Calls a probe and reads what it returns.
  ///
  /// Arguments and results cross as JSON: any `Codable` type that reads alike on both sides will do.
  public func call<Result: Decodable>(
    _ probe: String, _ arguments: any Encodable..., as type: Result.Type = Result.self
  ) throws -> Result {
    try session.value(type, of: probe, arguments)
  }

  /// Calls a probe that returns nothing.
  public func call(_ probe: String, _ arguments: any Encodable...) throws {
    _ = try session.ask(ProbeRequest(probe, encoding: arguments))
  }

  /// What a probe throws, in the error's own words; nil where it returns.
  public func thrownError(
    by probe: String, _ arguments: any Encodable...
  ) throws -> String? {
    do {
      _ = try session.ask(ProbeRequest(probe, encoding: arguments))
      return nil
    } catch let question as PictureQuestionError where question.thrown != nil {
      return question.thrown
    }
  }

  /// Fails unless a probe throws an error.
  ///
  /// - Parameter words: What the error's words must contain: the name of its case, say.
  public func assertThrows(
    _ probe: String, _ arguments: any Encodable..., containing words: String = "",
    _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let request = try ProbeRequest(probe, encoding: arguments)
    do {
      let answer = try session.ask(request)
      fail(
        message.said
          ?? Sentence(
            "Here your code should throw an error.", ko: "여기서는 코드가 오류를 던져야 해요."),
        expected: words.isEmpty ? Sentence("an error", ko: "오류") : Self.error(words),
        actual: Sentence(verbatim: String(decoding: answer.prefix(200), as: UTF8.self)), file: file,
        line: line)
    } catch let question as PictureQuestionError {
      guard let thrown = question.thrown else { throw question }
      guard !thrown.contains(words), !words.isEmpty else { return }
      fail(
        message.said
          ?? Sentence(
            "Your code throws another error than it should.",
            ko: "코드가 던져야 할 오류와 다른 오류를 던져요."),
        expected: Self.error(words), actual: Sentence(verbatim: thrown), file: file, line: line)
    }
  }

  private static func error(_ words: String) -> Sentence {
    Sentence("the error \(words)", ko: "\(words) 오류")
  }

  /// Asks the questions in `questions` of a new process with the learner's code, which has never drawn
  /// nor answered anything.
  ///
  /// What is the same in an old process and in a new one does not depend on how often, or in which
  /// order, anybody asked. The process ends with the next one that is started, or with the check.
  ///
  /// - Parameter kept: What it finds of what the process that was asked last had stored in `UserDefaults`
  ///   and in the files of app groups.
  public func inFreshProcess<Result>(
    keeps kept: Kept = .nothing, _ questions: () throws -> Result
  ) rethrows -> Result {
    let before = CheckSession.current
    CheckSession.current = before.fresh(keeps: kept.storage)
    defer { CheckSession.current = before }
    return try questions()
  }

  /// Values to ask with that nobody knows beforehand.
  public var inputs: CheckInputs { session.inputs }

  /// The exercise's own solution, asked the same questions in a process of its own.
  ///
  /// For comparing pictures and values where no sentence says what is wanted: the worker with the
  /// learner's code never sees what the solution answers.
  public var solution: Solution { Solution(session: session.solution) }

  /// What the learner's files declare: widgets, bundles, providers, intents, views.
  public func declarations() throws -> Declarations { try session.declarations() }
}

extension CheckSession {
  /// What a probe returns, read as the type that the check expects.
  func value<Result: Decodable>(
    _ type: Result.Type, of probe: String, _ arguments: [any Encodable]
  ) throws -> Result {
    let data = try ask(ProbeRequest(probe, encoding: arguments))
    do {
      return try ProbeValue.value(type, in: data, takesNotANumber: false)
    } catch {
      throw PictureQuestionError(
        Sentence(
          "The probe `\(probe)` returned something that is no \(String(describing: type)).",
          ko: "`\(probe)` 탐침이 \(String(describing: type)) 타입이 아닌 것을 돌려줬어요."),
        expected: Sentence(verbatim: "\(type)"),
        actual: Sentence(verbatim: String(decoding: data.prefix(200), as: UTF8.self)))
    }
  }

  /// The session of the check that runs now; outside a check, one that answers nothing.
  ///
  /// Unsafe only in name: it is set between two checks, by the thread that runs them.
  nonisolated(unsafe) package static var current = CheckSession(asking: NobodyThere())
}
