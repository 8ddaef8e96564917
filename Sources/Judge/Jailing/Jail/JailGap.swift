package import Sentences

/// A part of the sandbox that is unavailable on this machine.
package enum JailGap: Sendable, Hashable, Codable {
  case noBubblewrap

  /// There is no `/bin/sh`, which starts sandboxes and the compiler.
  case noShell

  /// `bwrap` is installed but can't create its namespaces.
  ///
  /// The value is the error of `bwrap`.
  case namespacesRefused(String)

  /// `prlimit` is not installed.
  ///
  /// The sandbox uses it to limit memory and processor time.
  case noResourceLimits

  /// The user is root and `setpriv` is not installed, so learner code would run as root.
  case noUnprivilegedUser
}

extension JailGap {
  /// A description of the gap and its fix.
  package var sentence: Sentence {
    switch self {
    case .noBubblewrap:
      return Sentence(
        """
        bubblewrap isn't installed, so learner code is less isolated from files and the network. \
        Install it with `sudo apt-get install -y bubblewrap`.
        """,
        ko: """
          bubblewrap이 설치되어 있지 않아서 학습자 코드가 파일과 네트워크에서 덜 격리돼요. `sudo apt-get install -y bubblewrap` \
          명령으로 설치하세요.
          """)
    case .noShell:
      return Sentence(
        """
        There's no /bin/sh, and Rings can't compile anything without it. Install it with `sudo \
        apt-get install -y dash`.
        """,
        ko: "/bin/sh가 없어서 아무것도 컴파일할 수 없어요. `sudo apt-get install -y dash` 명령으로 설치하세요.")
    case .namespacesRefused(let reason):
      let reason = Self.phrase(reason)
      return Sentence(
        """
        bubblewrap can't create a sandbox here (\(reason)). In a container, allow user \
        namespaces, or start the container with --security-opt seccomp=unconfined --security-opt \
        systempaths=unconfined --cap-add SYS_ADMIN.
        """,
        ko: """
          bubblewrap이 여기서 샌드박스를 만들지 못해요(\(reason)). 컨테이너라면 사용자 네임스페이스를 허용하거나 \
          --security-opt seccomp=unconfined --security-opt systempaths=unconfined \
          --cap-add SYS_ADMIN 옵션으로 실행하세요.
          """)
    case .noResourceLimits:
      return Sentence(
        """
        prlimit isn't installed. The sandbox needs it to limit memory and processor time. Install \
        it with `sudo apt-get install -y util-linux`.
        """,
        ko: """
          prlimit이 설치되어 있지 않아요. 샌드박스가 메모리와 처리 시간을 제한하는 데 필요해요. \
          `sudo apt-get install -y util-linux` 명령으로 설치하세요.
          """)
    case .noUnprivilegedUser:
      return Sentence(
        """
        setpriv isn't installed and you're root, so learner code would run as root. Install it \
        with `sudo apt-get install -y util-linux`.
        """,
        ko: """
          setpriv가 설치되어 있지 않고 root로 실행 중이라, 학습자 코드도 root로 실행될 수 있어요. `sudo apt-get install -y \
          util-linux` 명령으로 설치하세요.
          """)
    }
  }

  /// Drops the final period of a program's message, which goes in the middle of our sentence.
  private static func phrase(_ reason: String) -> String {
    reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }
}
