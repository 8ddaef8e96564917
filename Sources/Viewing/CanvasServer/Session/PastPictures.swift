import Canvas
import Foundation
import Judge
import PhoneFacts
import Storage
import Viewing

/// Draws earlier versions of the files in a separate process.
actor PastPictures {
  private let studio: LiveStudio
  private var compiled: Version?
  private var folder: PrivateFolder?
  private var files: [URL: URL] = [:]

  private struct Version: Hashable {
    var texts: FileTexts
    var systemVersion: SystemVersion?
  }

  init(_ studio: LiveStudio) { self.studio = studio }

  /// Returns the answer to a question for an earlier version of the files; nil if there's none.
  ///
  /// - Parameter cache: The folder for copies of the files.
  /// - Throws: `StudioFailure`, and failures of this machine.
  func pictures(
    of texts: FileTexts, asIn question: PictureQuestion, in cache: CacheDirectory = .user()
  ) async throws -> PictureAnswer? {
    let version = Version(texts: texts, systemVersion: question.options.systemVersion)
    if compiled?.texts != texts {
      let folder = try PrivateFolder(in: cache)
      files = try texts.write(into: folder.url)
      self.folder = folder
    }
    var question = question
    question.besideResources += question.files
    question.files = question.files.compactMap { file in
      let file = file.standardizedFileURL
      return texts.all.keys.contains(file) ? files[file] : file
    }
    if compiled != version {
      compiled = nil
      if case .refused(let diagnostics) = try await studio.compile(question) {
        return .refused(diagnostics)
      }
      compiled = version
    }
    return try await studio.draw(question)
  }

  func close() async { await studio.close() }
}
