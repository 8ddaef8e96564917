import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Storage

struct BundlePackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: Sentence(
      "Bundle a pack that passes `pack check` into a file for `pack install`.",
      ko: "`pack check` 검사를 통과하는 꾸러미를 `pack install` 명령이 받는 파일 하나로 묶어요."
    ).help,
    discussion: Sentence(
      """
      The same pack produces the same bytes on every machine. If the pack fails validation, Rings \
      writes nothing and exits with 1.

      --student leaves out solutions, Right/, Wrong/, and the checks that are hidden or compare with \
      the solution. A learner's verdict then shows which points the teacher judges.
      """,
      ko: """
        같은 꾸러미는 어느 컴퓨터에서나 같은 바이트가 돼요. 꾸러미가 검사를 통과하지 못하면 아무것도 쓰지 않고 1로 \
        끝나요.

        --student 옵션은 모범 답안과 Right/, Wrong/ 폴더, 숨은 검사와 모범 답안에 견주는 검사를 빼요. 그러면 \
        학습자의 판정에는 선생님이 판정할 점수가 표시돼요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The pack's name or folder (default: the pack you're in).",
        ko: "꾸러미의 이름이나 폴더예요(기본값: 지금 있는 꾸러미)."), valueName: "pack"))
  var pack: String?

  @Flag(
    help: ArgumentHelp(
      Sentence("Leave out what students shouldn't have.", ko: "학생에게 주면 안 되는 것을 빼요.")))
  var student = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Don't check the pack first; the bundle records that the check was skipped.",
        ko: "먼저 꾸러미를 검사하지 않아요. 묶은 파일에 그렇게 기록돼요.")))
  var unchecked = false

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The file to write (default: <name>-<version>.tar).",
        ko: "쓸 파일이에요(기본값: <name>-<version>.tar)."), valueName: "file"))
  var out: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Submissions to judge at once (default: one per core).",
        ko: "한 번에 판정할 답의 수예요(기본값: 코어마다 하나)."), valueName: "N")
  )
  var jobs: Int?

  @Flag(help: .hidden)
  var withoutSolutions = false

  func run() async throws {
    let context = CommandContext.current()
    let language = context.terminal.language
    func aside(_ words: Sentence) { StandardOutput.errorLine(words.spoken(in: language)) }
    if withoutSolutions { aside(PackPhrases.withoutSolutions) }
    let pack = try await PackProof.readable(context) {
      try context.ownPack(self.pack)
    }
    let isForStudents = student || withoutSolutions
    let whole = try PackBundle(of: pack, isProven: !unchecked)
    // Check the destination before validation, which takes a long time.
    let place = try Self.place(out)
    let proof =
      unchecked || pack.isForStudents ? nil : try await PackProof(context, jobs: jobs)
    if pack.isForStudents {
      aside(PackPhrases.onlyStudents)
    } else if unchecked {
      aside(PackPhrases.notChecked)
    }
    if let proof {
      aside(PackPhrases.proving(pack))
      try await proof.require(pack)
    }
    var bundle = whole
    var bundled = pack
    var room: PrivateFolder?
    if isForStudents, !pack.isForStudents {
      bundle = try StudentEdition(of: pack).bundle(isProven: !unchecked)
      let folder = try PrivateFolder(in: try CacheDirectory.user().folder("packs"))
      room = folder
      bundled = try PackLibrary.read(try bundle.unpack(into: folder.url))
      try await proof?.require(bundled, of: pack)
    }
    let file = place.isFolder ? place.url.appending(path: bundle.fileName) : place.url
    let target = out == nil ? URL(filePath: bundle.fileName) : file
    let data = try bundle.data()
    let output = try context.writablePlace(target)
    do {
      try output.write(data)
    } catch {
      throw AuthoringError.cannotWrite(target.path, reason: SystemError.words(of: error))
    }
    var lines = PackPhrases.bundled(target.lastPathComponent, bundled, digest: try bundle.digest())
    if bundled.isForStudents { lines.append(PackPhrases.leftOut(bundled)) }
    lines.append(PackPhrases.installWith(target.lastPathComponent))
    for line in lines { StandardOutput.line(line.spoken(in: language)) }
    withExtendedLifetime(room) {}
  }

  /// Returns the destination of the bundle, which must be writable.
  private static func place(_ out: String?) throws -> (url: URL, isFolder: Bool) {
    let url = URL(filePath: out ?? ".")
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let folder = isThere && isFolder.boolValue ? url : url.deletingLastPathComponent()
    guard access(folder.path, W_OK) == 0 else {
      throw AuthoringError.cannotWrite(folder.path, reason: String(cString: strerror(errno)))
    }
    return (url, isThere && isFolder.boolValue)
  }
}
