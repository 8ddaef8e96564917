extension KoreanMessages {
  /// What `rings doctor` says of this machine: subjects, states and sentences.
  static let doctor: [(String, String)] = subjects + sentences + promises + limits + noGuarantees

  private static let subjects: [(String, String)] = [
    ("Rings", "Rings"), ("Swift", "Swift"), ("iOS modules", "iOS 모듈"), ("Cache", "캐시"),
    ("Isolation", "격리"), ("Proved now", "방금 확인함"), ("Does not hold", "지켜지지 않음"),
    ("Not proved", "확인하지 못함"), ("Not guaranteed", "보장하지 않음"), ("Drawing", "그리기"),
    ("Older iOS", "이전 iOS"), ("Terminal", "터미널"), ("Course", "과정"), ("Workspace", "작업 폴더"),
    ("good", "좋음"), ("limited", "제한됨"), ("MISSING", "없음"), ("note", "참고"),
  ]

  private static let sentences: [(String, String)] = [
    ("Swift version {}", "Swift 버전 {1}"),
    (
      "{} is not there. Start Rings from the folder it was built in: swift run rings.",
      "{1} 파일이 없어요. Rings를 빌드한 폴더에서 시작하세요: swift run rings."
    ),
    ("level “{}”", "“{1}” 수준"),
    ("a view took {} s", "뷰 하나에 {1}초 걸렸어요"), ("the picture is empty", "그림이 비어 있어요"),
    ("the canary does not compile", "시험용 뷰가 컴파일되지 않아요"),
    (
      "what an older iOS lacks is told while compiling",
      "이전 iOS에 없는 것을 컴파일할 때 알려줘요"
    ),
    (
      "what an older iOS lacks goes untold: {}",
      "이전 iOS에 없는 것을 알려줄 수 없어요: {1}"
    ),
    ("{} columns, {}, {}", "{1}칸, {2}, {3}"), ("no colours", "색 없음"),
    ("16 colours", "16색"), ("256 colours", "256색"), ("all colours", "모든 색"),
    ("Unicode", "유니코드"),
    ("ASCII only (set LANG to a UTF-8 locale)", "ASCII만(LANG을 UTF-8 로캘로 정하세요)"),
    ("{}, {} exercises", "{1}, 과제 {2}개"),
    ("{}, {} exercises, without solutions", "{1}, 과제 {2}개, 정답 없음"),
    ("learner code {}.", "학습자 코드가 하지 못하는 일: {1}."),
    ("that learner code {}.", "막지 못한 일: {1}."),
    ("that learner code {} (it reached {}).", "막지 못한 일: {1}({2}에 닿았어요)."),
    ("no reason is known", "알려진 까닭이 없어요"),
  ]

  private static let promises: [(String, String)] = [
    ("reads none of your files", "내 파일 읽기"), ("writes none", "파일 쓰기"),
    ("sees no environment of yours", "내 환경 변수 보기"),
    ("learns no path of yours from its own process", "자기 프로세스에서 내 경로 알아내기"),
    ("does not learn this machine's name", "이 컴퓨터의 이름 알아내기"),
    ("inherits no open file", "열린 파일 물려받기"), ("has no network", "네트워크 쓰기"),
    ("sees into no other process", "다른 프로세스 들여다보기"),
    ("learns of no program that runs", "실행 중인 프로그램 알아내기"),
    ("signals none", "시그널 보내기"), ("limits none", "다른 프로세스 제한하기"),
    ("traces none", "추적하기"), ("starts no program", "프로그램 시작하기"),
    ("cannot multiply", "프로세스 늘리기"), ("shares no memory", "메모리 공유하기"),
    ("does not become root", "root 되기"), ("keeps its limits", "제한 풀기"),
    ("is ended at its limit of {}", "한도 넘기({1})"),
    ("is ended at its limits of {}", "한도 넘기({1})"),
  ]

  private static let limits: [(String, String)] = [
    ("memory", "메모리"), ("processor time", "처리 시간"), ("wall time", "전체 시간"),
    ("output", "출력"),
  ]

  private static let noGuarantees: [(String, String)] = [
    ("that learner code learns of no file's name and size", "학습자 코드가 파일의 이름과 크기를 알지 못함"),
    ("a bound on its threads (an ordinary user, no namespaces)", "스레드 수 제한(일반 사용자, 네임스페이스 없음)"),
    (
      "a bound on the memory of its processes together (no control group)",
      "모든 프로세스를 합한 메모리 제한(컨트롤 그룹 없음)"
    ),
    ("a second fence around files (no Landlock)", "파일을 지키는 두 번째 울타리(Landlock 없음)"),
    (
      "that it neither reads nor writes files of yours (no Landlock in this kernel)",
      "내 파일을 읽거나 쓰지 못함(이 커널에 Landlock 없음)"
    ),
    ("that the kernel and bubblewrap have no fault", "커널과 bubblewrap에 결함이 없음"),
    ("that the kernel has no fault", "커널에 결함이 없음"),
    (
      "that a busy machine is quick enough for every time limit",
      "바쁜 컴퓨터에서도 모든 시간 제한 안에 끝남"
    ),
  ]
}
