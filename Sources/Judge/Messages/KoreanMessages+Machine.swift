extension KoreanMessages {
  /// What the machine, or whoever started Rings, does not allow.
  static let machine: [(String, String)] = jail + cache + gaps

  private static let jail: [(String, String)] = [
    ("{} s of processor time", "처리 시간 {1}초"), ("files of {} bytes", "{1}바이트 파일"),
    ("{} processes and threads", "프로세스와 스레드 {1}개"), ("{} open files", "열린 파일 {1}개"),
    ("{} MB of address space", "주소 공간 {1} MB"),
    (
      "The sandbox could not be started: {}. Run `rings doctor` to see what is missing.",
      "샌드박스를 시작하지 못했어요: {1}. 무엇이 빠졌는지 `rings doctor`로 확인하세요."
    ),
    (
      "Whoever started Rings allows a process at most {}, and it takes {}. Start it where `prlimit {}` shows more.",
      "Rings를 시작한 쪽이 프로세스마다 {1}까지만 허락했어요. {2}가 필요해요. `prlimit {3}` 값이 더 큰 곳에서 시작하세요."
    ),
    (
      "Root's jails run under a user of their own, who may not read {}. Open it with `chmod -R go+rX {}`.",
      "root의 격리 공간은 다른 사용자로 실행되는데, 그 사용자가 {1} 경로를 읽을 수 없어요. `chmod -R go+rX {2}`로 열어 주세요."
    ),
    (
      "No pipe to another program could be made: {}. Start Rings where `prlimit --nofile` shows 256 or more.",
      "다른 프로그램으로 가는 파이프를 만들지 못했어요: {1}. `prlimit --nofile` 값이 256 이상인 곳에서 시작하세요."
    ),
    (
      "Only {} more threads can be started here, and Rings needs {}. End other programs of yours, or raise the limit on processes (`prlimit --nproc`, or the container's).",
      "여기서는 스레드를 {1}개만 더 시작할 수 있는데, {2}개가 필요해요. 다른 프로그램을 끝내거나 프로세스 제한(`prlimit --nproc` 또는 컨테이너의 제한)을 늘리세요."
    ),
    (
      "There is no /proc, from which programs learn on Linux what was typed. Mount it: `mount -t proc proc /proc`.",
      "/proc가 없어요. 프로그램은 /proc를 통해 입력한 내용을 알아내요. `mount -t proc proc /proc`로 연결하세요."
    ),
    ("The output could not be written: {}.", "출력을 쓰지 못했어요: {1}."),
  ]

  private static let cache: [(String, String)] = [
    (
      "No file for this run could be written: {}. Make room there, or set XDG_CACHE_HOME to another folder.",
      "이번 실행에 쓸 파일을 쓰지 못했어요: {1}. 그곳에 자리를 만들거나 XDG_CACHE_HOME을 다른 폴더로 정하세요."
    ),
    (
      "The cache {} cannot be written: {}. Make room or the folder yours, or set XDG_CACHE_HOME to another folder.",
      "캐시 {1} 폴더에 쓸 수 없어요: {2}. 자리를 만들거나, 폴더의 소유자를 자신으로 바꾸거나, XDG_CACHE_HOME을 다른 폴더로 정하세요."
    ),
    (
      "The cache {} is on a file system that runs no programs (mounted noexec), and compiled widgets are kept there. Set XDG_CACHE_HOME to a folder on another one.",
      "캐시 {1} 폴더가 프로그램을 실행하지 않는 파일 시스템(noexec)에 있는데, 컴파일한 위젯을 그곳에 둬요. XDG_CACHE_HOME을 다른 파일 시스템의 폴더로 정하세요."
    ),
  ]

  private static let gaps: [(String, String)] = [
    (
      "bubblewrap is not installed: learner code is kept from files and network by fewer walls. Install it with `{}`.",
      "bubblewrap이 설치되어 있지 않아서, 코드를 파일과 네트워크에서 떼어 놓는 벽이 적어요. `{1}`로 설치하세요."
    ),
    (
      "There is no /bin/sh, without which nothing can be compiled. Install it with `{}`.",
      "/bin/sh가 없으면 아무것도 컴파일할 수 없어요. `{1}`로 설치하세요."
    ),
    (
      "bubblewrap cannot make a sandbox here ({}). In a container, allow user namespaces or run it with {}.",
      "bubblewrap이 여기서 샌드박스를 만들지 못해요({1}). 컨테이너라면 사용자 네임스페이스를 허용하거나 {2} 옵션으로 실행하세요."
    ),
    (
      "prlimit is not installed, which the sandbox needs to bound memory and processor time. Install it with `{}`.",
      "prlimit이 설치되어 있지 않아요. 샌드박스가 메모리와 처리 시간을 제한하는 데 필요해요. `{1}`로 설치하세요."
    ),
    (
      "setpriv is not installed and you are root, so learner code would run as root. Install it with `{}`.",
      "setpriv가 설치되어 있지 않고 root로 실행 중이라, 코드가 root로 실행될 수 있어요. `{1}`로 설치하세요."
    ),
    (
      "Code is isolated here only at level “{}”, which will do for your own. {} `rings doctor` says more. (Said once.)",
      "여기서는 코드가 “{1}” 수준으로만 격리돼요. 자기 코드에는 충분해요. {2} `rings doctor`가 더 알려줘요. (한 번만 알려요.)"
    ),
  ]
}
