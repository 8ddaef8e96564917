import Classroom
import Foundation
import Jailing
import Processes
import Storage

/// Unpacks 7z, rar and other archives with libarchive's `bsdtar`.
///
/// An untrusted archive might exploit the program, so it runs in the sandbox. Its output is read like any tar
/// archive. Without the program or the sandbox, Rings reports the archives that must be unpacked by hand.
struct ForeignArchives {
  private static let program = "/usr/bin/bsdtar"

  /// Tighter limits than for compiling: unpacking is quick, and submissions are small.
  private static let limits: JailLimits = {
    var limits = JailLimits.run
    limits.processorSeconds = 10
    limits.wallTime = .seconds(30)
    // The size limit of a submission plus the overhead of a tar archive.
    limits.output = 33 << 20
    return limits
  }()

  private let jail: Jail
  /// The folder for the archives and their converted files.
  private let place: PrivateFolder

  /// Unpacks the archives that a class of learners submitted, and keeps the files until the folder is
  /// released.
  ///
  /// - Throws: `GradingError` if the class can't be read.
  static func unpack(
    in folder: inout SubmissionFolder, cache: CacheDirectory = .user()
  ) async throws {
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    var archives: ForeignArchives?
    var unpacked = UnpackedArchives()
    var number = 0
    try await folder.eachForeignArchive { archive in
      if number == 0 { archives = await ForeignArchives(cache: cache) }
      number += 1
      if let outcome = await archives?.outcome(of: archive, number) {
        unpacked.add(outcome, for: archive)
      }
    }
    folder.unpacked = unpacked
  }

  /// Creates an unpacker, or returns nil without a sandbox that protects the machine from untrusted archives.
  private init?(cache: CacheDirectory) async {
    jail = await Jail.best(cache: cache)
    guard jail.level > .none, let place = try? PrivateFolder(in: cache) else { return nil }
    self.place = place
  }

  /// Returns the result of converting an archive, or nil if the sandbox didn't start.
  private func outcome(
    of archive: ForeignArchive, _ number: Int
  ) async -> UnpackedArchives.Outcome? {
    let packed = place.url.appending(path: "\(number)")
    let tar = place.url.appending(path: "\(number).tar")
    defer { try? FileManager.default.removeItem(at: packed) }
    guard (try? Data(archive.bytes).write(to: packed)) != nil else { return nil }
    chmod(packed.path, 0o644)
    let request = JailRequest(
      command: ProcessCommand(
        executable: Self.program, arguments: ["--format", "pax", "-cf", "-", "@\(packed.path)"],
        // Names in 7z archives are UTF-16, which the C locale can't represent.
        environment: ["LC_ALL": "C.UTF-8"]),
      readable: [Self.program, packed.path], limits: Self.limits)
    guard let report = try? await jail.run(request) else { return nil }
    if let limit = report.limit { return limit == .output ? .tooLarge : .damaged }
    guard report.end.isSuccess else {
      let words = report.errorText.lowercased()
      // `bsdtar` prints `(null)` for an encrypted archive, but also for an unreadable one.
      let isNameless = words.contains("(null)") && !words.contains("error reading archive")
      if isNameless || words.contains("encrypt") || words.contains("passphrase") {
        return .encrypted
      }
      return words.contains("unsupported") || words.contains("unrecognized") ? .unknown : .damaged
    }
    guard (try? Data(report.output).write(to: tar)) != nil else { return nil }
    return .tar(tar, keptBy: place)
  }
}
