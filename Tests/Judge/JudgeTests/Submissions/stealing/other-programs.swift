// Starts other programs in every possible way.
import Foundation

func attack() -> String {
  var child: pid_t = 0
  var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sh"), nil]
  if posix_spawn(&child, "/bin/sh", nil, nil, &words, nil) == 0 { reached("posix_spawn") }
  if Glibc.system("true") == 0 { reached("system") }
  if popen("true", "r") != nil { reached("popen") }
  let process = Process()
  process.executableURL = URL(filePath: "/usr/lib")
  if (try? process.run()) != nil { reached("Process") }
  if execv("/proc/self/exe", &words) == 0 { reached("execv") }
  return "?"
}
