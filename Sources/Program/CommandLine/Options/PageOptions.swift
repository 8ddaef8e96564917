import ArgumentParser
import Sentences

struct PageOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Show the page in a browser on this machine, until Ctrl-C.",
        ko: "이 컴퓨터의 브라우저에서 페이지로 보여 줘요. Ctrl-C를 누르면 끝나요.")))
  var browser = false

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The page's port on 127.0.0.1 (default: a free one).",
        ko: "127.0.0.1에서 쓸 포트예요(기본값: 빈 포트)."), valueName: "number"))
  var port: UInt16?

  /// - Throws: `ValidationError` if there's a port but no request for a page.
  func check() throws {
    guard port != nil, !browser else { return }
    throw ValidationError(
      Sentence(
        "--port works only with --browser.", ko: "--port 옵션은 --browser 옵션과 함께만 써요."
      ).help)
  }
}
