/// Scripts that all platforms share: they install Rings and grade one submission.
enum GraderScripts {
  static let setUp = """
    #!/bin/bash
    # Installs the packages that Rings needs and unpacks Rings beside this file. Keeps what is already installed.
    set -eu
    here=$(cd "$(dirname "$0")" && pwd)
    : "${SWIFT_VERSION:=6.3.1}"
    export DEBIAN_FRONTEND=noninteractive
    if ! command -v bwrap >/dev/null; then
      apt-get update -qq
      apt-get install -y -qq --no-install-recommends bubblewrap
    fi
    if ! command -v swift >/dev/null && [ ! -x /opt/swift/usr/bin/swift ]; then
      . /etc/os-release
      apt-get update -qq
      apt-get install -y -qq --no-install-recommends binutils ca-certificates curl libc6-dev libgcc-11-dev \\
        libstdc++-11-dev libxml2-dev libz3-dev pkg-config tzdata zlib1g-dev
      base=https://download.swift.org/swift-$SWIFT_VERSION-release/$ID${VERSION_ID//./}
      mkdir -p /opt/swift
      curl -fsSL "$base/swift-$SWIFT_VERSION-RELEASE/swift-$SWIFT_VERSION-RELEASE-$ID$VERSION_ID.tar.gz" |
        tar --extract --gzip --strip-components=1 --directory /opt/swift
    fi
    tar --extract --file "$here/rings.tar.gz" --directory "$here"
    chmod +x "$here"/*.sh "$here"/run_* 2>/dev/null || true
    # Fails here instead of at the first submission.
    PATH=$PATH:/opt/swift/usr/bin "$here/rings/bin/rings" --version

    """

  static func gradeOne(
    pack: String, exercises: [String], isolation: String, locale: String
  ) -> String {
    let chosen = exercises.map { "--exercise \($0)" }.joined(separator: " ")
    return """
      #!/bin/bash
      # grade-one.sh SUBMISSION OUT FORMAT: grades the files of one learner; OUT is a new folder.
      set -eu
      here=$(cd "$(dirname "$0")" && pwd)
      export PATH=$PATH:/opt/swift/usr/bin LANG=\(locale) NO_COLOR=1
      # Compiled files are reused for the next submission. Platforms start without a home folder.
      export HOME=${HOME:-/root} XDG_CACHE_HOME=${XDG_CACHE_HOME:-$here/cache}
      class=$(mktemp -d)
      trap 'rm -rf "$class"' EXIT
      mkdir -p "$2/results"
      cp -RP "$1" "$class/submission"
      rm -rf "$class/submission/.git"
      cp "$here/questions.secret" "$2/results/questions.secret"
      "$here/rings/bin/rings" grade "$class" --who '{who}' --pack "$here/course/Lessons/\(pack)" \\
        \(chosen) --isolation \(isolation) --format "$3" --out "$2"

      """
  }
}
