import ArgumentParser
import Authoring
import Classroom
import Curriculum
import Foundation
import Judge
import Sentences
import Stage
import Storage
import Terminal
import Viewing
import XcodeProjects

/// The one place that turns an error into a sentence and an exit code.
struct ErrorReport {
  let message: String
  let status: ExitStatus

  /// Puts an error into a sentence and an exit code.
  ///
  /// - Parameter language: The language in which to say what a learner's code did.
  init(_ error: any Error, language: Language = .english) {
    let (words, status): (String, ExitStatus) =
      switch error {
      case let error as OptionError: (error.spoken(in: language), .usage)
      case let error as CurriculumError: (error.spoken(in: language), Self.status(of: error))
      case let error as GradingError: (error.spoken(in: language), Self.status(of: error))
      case let error as PlanError: (error.spoken(in: language), Self.status(of: error))
      case let error as AuthoringError: (error.spoken(in: language), Self.status(of: error))
      case let error as AdditionError: (error.spoken(in: language), .usage)
      case let error as FileError: (error.spoken(in: language), .usage)
      case let error as SceneScriptError:
        (SceneWords.sentence(for: error).spoken(in: language), .usage)
      case let error as HandInError: (error.spoken(in: language), .usage)
      case let error as ExportError: (error.spoken(in: language), .usage)
      case let error as LintError: (error.spoken(in: language), .usage)
      case let error as DocumentationError: (error.spoken(in: language), .usage)
      case let error as GalleryError: (error.spoken(in: language), .usage)
      case let error as WorkerEnd: Self.report(.ended(error), language)
      case let error as SceneFailure: Self.report(error, language)
      case let error as StudioFailure: Self.report(error, language)
      case let error as PictureFailure:
        (error.spoken(in: language), Self.report(error.failure, language).1)
      case let error where SystemReason.isFoundations(error):
        (SystemReason.text(of: error), .failed)
      case let error as any SpokenError: (error.spoken(in: language), .failed)
      case let error as any CustomStringConvertible & Error: (error.description, .failed)
      default: (error.localizedDescription, .failed)
      }
    // It may contain a file's name, or what a learner's code threw.
    message = HarmlessText.text(words, limit: .max, keepsLines: true)
    self.status = status
  }

  /// True for what the argument parser itself found wrong with the command line.
  static func isUsage(_ error: any Error) -> Bool {
    RingsCommand.exitCode(for: error) == .validationFailure
  }

  /// What ended code that was looked at, and on which line of its author's.
  private static func report(
    _ failure: StudioFailure, _ language: Language
  ) -> (String, ExitStatus) {
    let status: ExitStatus =
      if case .impossible = failure { .usage } else { failure.isOfRings ? .failed : .notPassed }
    return (failure.placedSentence.spoken(in: language), status)
  }

  /// The same for one step of a script; without a step where none is to blame.
  private static func report(
    _ failure: SceneFailure, _ language: Language
  ) -> (String, ExitStatus) {
    let (reason, status) = report(failure.reason, language)
    if failure.reason.isWithoutAnswer { return (reason, status) }
    return (SceneWords.failed(failure, reason).spoken(in: language), status)
  }

  private static func status(of error: CurriculumError) -> ExitStatus {
    switch error {
    case .unknownPack, .unknownExercise, .nothingToEdit, .noSolution, .notProgress, .brokenService,
      .earlierWorkMissing, .forStudents, .brokenClass:
      .usage
    case .brokenPack, .noPacks, .unwritable, .unreadable, .newerProgress: .failed
    }
  }

  private static func status(of error: GradingError) -> ExitStatus {
    switch error {
    case .badShard, .noSubmissions, .quiz, .unreadableFolder, .unreadableArchive,
      .resultsAmongSubmissions, .severalReadings, .nobodyFits, .brokenTable,
      .otherClass, .noColumn:
      .usage
    case .cannotWrite, .damagedSecret, .isolationTooWeak: .failed
    }
  }

  private static func status(of error: PlanError) -> ExitStatus {
    switch error {
    case .alreadyThere, .noPlan, .noCount, .noSuchPart: .usage
    case .damaged, .givenUp, .cannotPlan: .failed
    case .cannotWrite, .notJudged, .unfinished: .tryAgain
    case .otherVersion, .notHere: .notHere
    }
  }

  private static func status(of error: AuthoringError) -> ExitStatus {
    switch error {
    case .tooSlow: .notPassed
    case .badIdentifier, .alreadyThere, .unknownLanguage, .languageTwice, .badArchive, .unreadable,
      .link,
      .noPlainFile, .tooLarge, .noPack, .severalPacks, .badReference, .notInstalled, .notSplit:
      .usage
    case .cannotWrite, .pathTooLong, .noGit, .gitFailed, .gitTooSlow: .failed
    case .otherDigest: .notPassed
    }
  }
}

extension SpokenError {
  fileprivate func spoken(in language: Language) -> String { sentence.spoken(in: language) }
}
