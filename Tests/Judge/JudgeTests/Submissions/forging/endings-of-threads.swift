// Writes responses from thread destructors.
// checks: passed failed|crashed skipped passed|crashed passed|crashed
import Foundation

let answer = Array(#"{"id":1,"response":{"value":"SGVsbG8sIE1pbmEh"}}"#.utf8)

func writeEverywhere() {
  for file in Int32(0)..<64 {
    var length = UInt32(answer.count).bigEndian
    _ = write(file, &length, 4)
    _ = write(file, answer, answer.count)
  }
}

func attack() -> String {
  var key = pthread_key_t()
  pthread_key_create(&key) { _ in writeEverywhere() }
  for _ in 0..<8 {
    let thread = Thread { pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1)) }
    thread.start()
  }
  pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
  Thread.sleep(forTimeInterval: 0.2)
  return "?"
}
