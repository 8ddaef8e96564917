import Foundation
import Sentences
import WorkerProtocol
public import XCTest

/// A test case with access to the learner's code.
///
/// The checks of an exercise are methods of a subclass.
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
/// Checks run in their own process, separate from the learner's code. The learner's process never has the
/// expected values: a check sends a request and judges the response. Pass the actual value first and the
/// expected value second, as above; the verdict labels them in that order.
open class ExerciseTestCase: XCTestCase {
  /// The check's session with the learner's code.
  package var session: CheckSession { CheckSession.current }

  /// Returns a widget by its type name, or the only widget if `type` is `nil`.
  public func widget(_ type: String? = nil) -> WidgetHandle {
    WidgetHandle(type: type, session: session)
  }

  /// Returns a view that the probe `name` creates from these arguments.
  public func view(_ name: String, _ arguments: any Encodable...) throws -> ViewHandle {
    ViewHandle(
      name: name, arguments: try arguments.map { try ProbeValue.json(of: $0) }, session: session)
  }

  /// Calls a probe and decodes its result.
  ///
  /// Arguments and results are sent as JSON, so any `Codable` type with the same shape on both sides works.
  public func call<Result: Decodable>(
    _ probe: String, _ arguments: any Encodable..., as type: Result.Type = Result.self
  ) throws -> Result {
    try session.value(type, of: probe, arguments)
  }

  /// Calls a probe that returns nothing.
  public func call(_ probe: String, _ arguments: any Encodable...) throws {
    _ = try session.ask(ProbeRequest(probe, encoding: arguments))
  }

  /// Returns the message of the error that a probe throws, or `nil` if it doesn't throw.
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
  /// - Parameter words: Text that the error's message must contain, such as the name of its case.
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
            "Your code should throw an error here.", ko: "여기서는 코드가 오류를 던져야 해요."),
        expected: words.isEmpty ? Sentence("an error", ko: "오류") : Self.error(words),
        actual: Sentence(verbatim: String(decoding: answer.prefix(200), as: UTF8.self)), file: file,
        line: line)
    } catch let question as PictureQuestionError {
      guard let thrown = question.thrown else { throw question }
      guard !thrown.contains(words), !words.isEmpty else { return }
      fail(
        message.said
          ?? Sentence(
            "Your code throws the wrong error.",
            ko: "코드가 잘못된 오류를 던져요."),
        expected: Self.error(words), actual: Sentence(verbatim: thrown), file: file, line: line)
    }
  }

  private static func error(_ words: String) -> Sentence {
    Sentence("the error \(words)", ko: "\(words) 오류")
  }

  /// Sends the requests in `questions` to a new process with the learner's code.
  ///
  /// A result that is the same in an old and a new process doesn't depend on the number or order of earlier
  /// requests. The process ends when the next new process starts or when the check ends.
  ///
  /// - Parameter kept: The data that the new process finds in `UserDefaults` and app group files, as left by
  ///   the previous process.
  public func inFreshProcess<Result>(
    keeps kept: Kept = .nothing, _ questions: () throws -> Result
  ) rethrows -> Result {
    let before = CheckSession.current
    CheckSession.current = before.fresh(keeps: kept.storage)
    defer { CheckSession.current = before }
    return try questions()
  }

  /// Input values that a learner can't know in advance.
  public var inputs: CheckInputs { session.inputs }

  /// The exercise's solution, which runs in a separate process and takes the same requests.
  ///
  /// Use it to compare pictures and values that are hard to describe. The process with the learner's code
  /// never sees the solution's responses.
  public var solution: Solution { Solution(session: session.solution) }

  /// Returns the declarations in the learner's files: widgets, bundles, providers, intents, views.
  public func declarations() throws -> Declarations { try session.declarations() }
}

extension CheckSession {
  /// Returns a probe's result, decoded as the type that the check expects.
  func value<Result: Decodable>(
    _ type: Result.Type, of probe: String, _ arguments: [any Encodable]
  ) throws -> Result {
    let data = try ask(ProbeRequest(probe, encoding: arguments))
    do {
      return try ProbeValue.value(type, in: data, takesNotANumber: false)
    } catch {
      throw PictureQuestionError(
        Sentence(
          "The probe `\(probe)` didn't return a value of type \(String(describing: type)).",
          ko: "`\(probe)` 탐침이 \(String(describing: type)) 타입이 아닌 것을 돌려줬어요."),
        expected: Sentence(verbatim: "\(type)"),
        actual: Sentence(verbatim: String(decoding: data.prefix(200), as: UTF8.self)))
    }
  }

  /// The session of the running check.
  ///
  /// Outside a check, every request to this session fails. `nonisolated(unsafe)` is safe here: only the
  /// thread that runs the checks sets this property, and only between two checks.
  nonisolated(unsafe) package static var current = CheckSession(asking: NobodyThere())
}
