package import Sentences

extension Editor {
  /// The keys that save and quit, for editors that newcomers may not know; nil for other editors.
  package var keys: Sentence? {
    switch name {
    case "nano", "rnano", "pico":
      Sentence("Ctrl-O and Enter save, Ctrl-X leaves", ko: "저장은 Ctrl-O와 Enter, 나가기는 Ctrl-X")
    case "vi", "vim", "nvim", "vim.tiny", "vim.basic", "vim.nox", "nvi", "vis", "hx", "helix",
      "kak":
      Sentence(
        "`i` to type, Esc and `:wq` to save and leave", ko: "입력은 `i`, 저장하고 나가기는 Esc 다음에 `:wq`")
    case "emacs", "emacs-nox", "mg", "zile", "jove", "jmacs":
      Sentence(
        "Ctrl-X Ctrl-S saves, Ctrl-X Ctrl-C leaves", ko: "저장은 Ctrl-X Ctrl-S, 나가기는 Ctrl-X Ctrl-C")
    case "micro":
      Sentence("Ctrl-S saves, Ctrl-Q leaves", ko: "저장은 Ctrl-S, 나가기는 Ctrl-Q")
    default: nil
    }
  }
}
