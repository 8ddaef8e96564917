import ArgumentParser
import Sentences

struct TargetOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The target of a project (default: its widget extension).",
        ko: "프로젝트의 타깃이에요(기본값: 위젯 익스텐션)."),
      valueName: "name"))
  var target: String?
}
