import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Storage

struct InstallPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: Sentence(
      "Install a pack that passes `pack check`, so that every `rings` finds it.",
      ko: "`pack check` 검사를 통과하는 꾸러미를 모든 `rings` 명령이 찾을 수 있게 설치해요."
    ).help,
    discussion: Sentence(
      """
      Example: rings pack install https://git.example/packs/weather.git#v1.0
      Exits with 1, and installs nothing, if the pack fails validation. Rings asks no questions, and \
      keeps an earlier copy until the new one is complete.
      """,
      ko: """
        예: rings pack install https://git.example/packs/weather.git#v1.0
        꾸러미가 검사를 통과하지 못하면 아무것도 설치하지 않고 1로 끝나요. 아무것도 묻지 않고, 새것이 다 갖춰질 \
        때까지 예전 것이 남아 있어요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "A file from `rings pack bundle`, a folder, or the address of a git repository, with #tag or #commit for a particular version.",
        ko: "`rings pack bundle` 명령으로 만든 파일, 폴더, git 저장소의 주소예요. 주소 뒤에 #태그나 #커밋을 붙여 버전을 고를 수 있어요."),
      valueName: "source"))
  var source: String

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Install only a pack with this sha256, as `pack bundle` and `pack list` show it.",
        ko: "sha256 값이 이것인 꾸러미만 설치해요. 이 값은 `pack bundle` 명령과 `pack list` 명령이 보여 줘요."),
      valueName: "digest"))
  var sha256: String?

  @Flag(help: ArgumentHelp(Sentence("Don't check the pack first.", ko: "먼저 꾸러미를 검사하지 않아요.")))
  var unchecked = false

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Submissions to judge at once (default: one per core).",
        ko: "한 번에 판정할 답의 수예요(기본값: 코어마다 하나)."), valueName: "N")
  )
  var jobs: Int?

  func run() async throws {
    let context = CommandContext.current()
    let language = context.terminal.language
    func tell(_ words: Sentence) { StandardOutput.line(words.spoken(in: language)) }
    func aside(_ words: Sentence) { StandardOutput.errorLine(words.spoken(in: language)) }
    let expected = try sha256.map(Self.digest)
    guard let source = try PackSource(source) else { throw FileError.missing(self.source) }
    let fetched = try await PackProof.readable(context) {
      try await FetchedPack(
        source, cache: .user(environment: context.environment),
        environment: context.environment)
    }
    if let expected, expected != fetched.digest {
      throw AuthoringError.otherDigest(self.source, expected: expected, found: fetched.digest)
    }
    let pack = fetched.pack
    let installer = PackInstaller(
      folder: PackLibrary.installedPacks(
        environment: context.environment, home: context.home))
    let earlier = await installer.installed(pack.identifier)
    PackPhrases.found(fetched, language: language).forEach(tell)
    if let earlier, earlier.digest == fetched.digest {
      tell(PackPhrases.alreadyThere(pack))
      return tellWhereElse(pack, earlier.folder, context, tell)
    }
    if let earlier { PackPhrases.replaces(earlier, by: pack).forEach(tell) }
    let provedBy: InstallRecord.Proof
    if fetched.manifest?.isProven == false { aside(PackPhrases.makerDidNotCheck) }
    if pack.isForStudents {
      provedBy = fetched.manifest?.isProven == true ? .author : .nobody
      if provedBy == .author { tell(PackPhrases.wordOf(fetched)) }
    } else if unchecked {
      provedBy = .nobody
      aside(PackPhrases.installedUnchecked)
    } else {
      let proof = try await PackProof(context, jobs: jobs)
      let (answers, limit) = try proof.bounds(of: pack)
      aside(PackPhrases.proving(pack, answers: answers, limit: limit))
      try await proof.require(pack, within: limit)
      provedBy = .here
    }
    let place = try await installer.install(
      fetched.bundle,
      InstallRecord(
        origin: fetched.origin, commit: fetched.commit, digest: fetched.digest, proof: provedBy))
    tell(PackPhrases.installed(pack, in: context.abbreviated(place)))
    tell(PackPhrases.startWith(pack))
    tellWhereElse(pack, place, context, tell)
  }

  /// Parses a digest, which may be in capitals or have the prefix `sha256:`.
  private static func digest(_ text: String) throws -> String {
    let digits = text.trimmingCharacters(in: .whitespaces).lowercased().trimmingPrefix("sha256:")
    guard digits.count == 64, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw OptionError.malformed(
        option: "--sha256", value: text,
        form: Sentence("as 64 hexadecimal digits", ko: "16진수 숫자 64개"))
    }
    return String(digits)
  }

  /// Prints a warning if another pack with this name is found first.
  private func tellWhereElse(
    _ pack: Pack, _ place: URL, _ context: CommandContext, _ tell: (Sentence) -> Void
  ) {
    guard let first = try? context.library.pack(pack.identifier),
      first.folder.resolvingSymlinksInPath().standardizedFileURL.path
        != place.resolvingSymlinksInPath().standardizedFileURL.path
    else { return }
    tell(PackPhrases.isHidden(pack, by: context.abbreviated(first.folder)))
  }
}
