import Classroom
import Foundation
import Jailing
import Processes
import Storage

/// Reads 7z, rar and other archives by libarchive's own program, which a stranger's archive may well break: it runs
/// in the jail, and what it gives is read like any tar archive.
///
/// Where the program or the jail is missing, such archives are told as ones that somebody has to unpack.
struct ForeignArchives {
  private static let program = "/usr/bin/bsdtar"

  /// Unpacking is no compiling, and what a submission may hold is little.
  private static let limits: JailLimits = {
    var limits = JailLimits.run
    limits.processorSeconds = 10
    limits.wallTime = .seconds(30)
    // A submission's, and what stands around its files in a tar archive.
    limits.output = 33 << 20
    return limits
  }()

  private let jail: Jail
  /// Where the archives and what they were turned into lie.
  private let place: PrivateFolder

  /// Unpacks what a class has of them, for as long as somebody reads it.
  ///
  /// - Throws: `GradingError` when the class cannot be read.
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

  /// Nil where nothing keeps a stranger's archive from what is ours.
  private init?(cache: CacheDirectory) async {
    jail = await Jail.best(cache: cache)
    guard jail.level > .none, let place = try? PrivateFolder(in: cache) else { return nil }
    self.place = place
  }

  /// What one is turned into; nil where the jail did not start.
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
        // Names in 7z archives are UTF-16, which the plain locale has no letters for.
        environment: ["LC_ALL": "C.UTF-8"]),
      readable: [Self.program, packed.path], limits: Self.limits)
    guard let report = try? await jail.run(request) else { return nil }
    if let limit = report.limit { return limit == .output ? .tooLarge : .damaged }
    guard report.end.isSuccess else {
      let words = report.errorText.lowercased()
      // Of a file in an archive that is locked it says nothing; of an archive that it cannot read, nothing either.
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
