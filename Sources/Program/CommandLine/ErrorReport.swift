import Authoring
import Classroom
import Curriculum
import Foundation
import Host
import Judge
import Results
import Sentences
import WorkerProtocol
import Storage
import SymbolDocumentation
import Terminal
import Viewing
import XcodeProjects

struct ErrorReport {
  let message: String
  let status: ExitStatus

  /// - Parameter language: The language for messages about a learner's code.
  init(_ error: any Error, language: Language = .english) {
    message =
      switch error {
      case let error as SceneScriptError:
        SanitizedText.text(
          ScenePhrases.sentence(for: error).spoken(in: language), limit: .max, keepsLines: true)
      // Without any response, the failure belongs to no step.
      case let error as SceneFailure where !error.reason.isWithoutAnswer:
        ScenePhrases.failed(error, ErrorExplanation.text(of: error.reason, in: language))
          .spoken(in: language)
      case let error as SceneFailure: ErrorExplanation.text(of: error.reason, in: language)
      default: ErrorExplanation.text(of: error, in: language)
      }
    status = Self.status(of: error)
  }

  /// Returns whether the argument parser rejected the command line.
  static func isUsage(_ error: any Error) -> Bool {
    RingsCommand.exitCode(for: error) == .validationFailure
  }

  private static func status(of error: any Error) -> ExitStatus {
    switch error {
    case is OptionError, is UnknownWord, is AdditionError, is FileError, is SceneScriptError,
      is HandInError,
      is ExportError, is LintError, is DocumentationError, is GalleryError:
      .usage
    case let error as CurriculumError: status(of: error)
    case let error as GradingError: status(of: error)
    case let error as PlanError: status(of: error)
    case let error as AuthoringError: status(of: error)
    case let error as WorkerEnd: status(of: .ended(error))
    case let error as SceneFailure: status(of: error.reason)
    case let error as StudioFailure: status(of: error)
    case let error as PictureFailure: status(of: error.failure)
    case let error as UndrawnPictures: status(of: error.failures)
    default: .failed
    }
  }

  /// Returns the exit code for code that failed while being drawn.
  private static func status(of failure: StudioFailure) -> ExitStatus {
    if case .impossible = failure { return .usage }
    return failure.isOfRings ? .failed : .notPassed
  }

  private static func status(of failures: [PictureFailure]) -> ExitStatus {
    failures.contains { status(of: $0.failure) == .usage } ? .usage : .notPassed
  }

  private static func status(of error: CurriculumError) -> ExitStatus {
    switch error {
    case .unknownPack, .unknownExercise, .unknownRoute, .nothingToEdit, .noSolution, .notProgress,
      .brokenService, .earlierWorkMissing, .forStudents, .brokenClass:
      .usage
    case .brokenPack, .noPacks, .unwritable, .unreadable, .newerProgress: .failed
    }
  }

  private static func status(of error: GradingError) -> ExitStatus {
    switch error {
    case .badShard, .noSubmissions, .quiz, .unreadableFolder, .unreadableArchive,
      .resultsAmongSubmissions, .severalReadings, .nobodyFits, .brokenTable,
      .otherClass, .noColumn, .noCriteria:
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
    case .tooSlow, .noTranslationRecord: .notPassed
    case .badIdentifier, .alreadyThere, .unknownLanguage, .languageTwice, .badArchive, .unreadable,
      .link,
      .noPlainFile, .tooLarge, .noPack, .severalPacks, .badReference, .notInstalled, .notSplit:
      .usage
    case .cannotWrite, .pathTooLong, .noGit, .gitFailed, .gitTooSlow: .failed
    case .otherDigest: .notPassed
    }
  }
}
