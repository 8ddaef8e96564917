import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Results
import Sentences

struct ListPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: Sentence(
      "List the packs that `rings` finds, and where they come from.",
      ko: "`rings` 명령이 찾는 꾸러미와 가져온 곳을 보여 줘요."
    ).help)

  func run() async throws {
    let context = CommandContext.current()
    let language = context.terminal.language
    let folder = PackLibrary.installedPacks(
      environment: context.environment, home: context.home)
    let installed = await PackInstaller(folder: folder).installed()
    let places = Set(installed.map { Self.path($0.folder) })
    let (packs, errors) = context.library.readAll()
    var lines: [Sentence] = []
    for pack in packs where !places.contains(Self.path(pack.folder)) {
      lines += [
        Self.headline(pack),
        Self.indented(
          Sentence(
            "in \(context.abbreviated(pack.folder)), not installed",
            ko: "설치하지 않음, 위치: \(context.abbreviated(pack.folder))")),
      ]
    }
    for copy in installed {
      guard let pack = copy.pack, let digest = copy.digest else { continue }
      lines += [Self.headline(pack), Self.indented(PackPhrases.digest(digest))]
      if let record = copy.record {
        let origin = record.commit.map { "\(record.origin), \($0)" } ?? record.origin
        let proof = PackPhrases.proof(record.proof)
        lines.append(
          Self.indented(Sentence("from \(origin); \(proof)", ko: "가져온 곳: \(origin), \(proof)")))
      }
      if copy.isChanged {
        lines.append(
          Self.indented(Sentence("changed since it was installed", ko: "설치한 뒤에 바뀌었어요")))
      }
      if let first = packs.first(where: { $0.identifier == pack.identifier }),
        Self.path(first.folder) != Self.path(copy.folder)
      {
        lines.append(
          Self.indented(PackPhrases.isHidden(pack, by: context.abbreviated(first.folder))))
      }
    }
    if lines.isEmpty, errors.isEmpty {
      throw CurriculumError.noPacks(searched: context.library.searchFolders)
    }
    for line in lines { StandardOutput.line(line.spoken(in: language)) }
    for case .brokenPack(let folder, let problems) in errors {
      let place = context.abbreviated(folder)
      StandardOutput.errorLine(
        Sentence(
          "can't read \(place): \(count: problems.count, "error"); see `rings pack check \(place)`",
          ko: "\(place) 꾸러미를 읽을 수 없어요. 잘못이 \(problems.count)개 있어요: `rings pack check \(place)`"
        ).spoken(in: language))
    }
  }

  private static func path(_ url: URL) -> String {
    url.resolvingSymlinksInPath().standardizedFileURL.path
  }

  private static func headline(_ pack: Pack) -> Sentence {
    let languages = pack.languages.joined(separator: ", ")
    let edition =
      pack.isForStudents
      ? Sentence(", student copy", ko: ", 학생용") : Sentence(verbatim: "")
    return Sentence(
      "\(pack.identifier) \(pack.version) (\(languages))\(edition)",
      ko: "\(pack.identifier) \(pack.version) (\(languages))\(edition)")
  }

  private static func indented(_ words: Sentence) -> Sentence {
    Sentence("  \(words)", ko: "  \(words)")
  }
}

struct RemovePackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: Sentence(
      "Remove an installed pack, but keep learners' progress.",
      ko: "설치한 꾸러미를 지워요. 학습자의 진행 기록은 남아요."
    ).help)

  @Argument(help: ArgumentHelp(Sentence("The pack's name.", ko: "꾸러미의 이름이에요.")))
  var name: String

  func run() async throws {
    let context = CommandContext.current()
    let folder = PackLibrary.installedPacks(
      environment: context.environment, home: context.home)
    try await PackInstaller(folder: folder).remove(name)
    StandardOutput.line(PackPhrases.removed(name).spoken(in: context.terminal.language))
  }
}
