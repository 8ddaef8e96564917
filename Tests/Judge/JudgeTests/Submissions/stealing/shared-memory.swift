// Creates memory that outlives it or that others can open.
import Foundation

func attack() -> String {
  if shm_open("/rings", O_CREAT | O_RDWR, 0o600) >= 0 { reached("shm_open") }
  if shmget(42, 4096, 0o1600) >= 0 { reached("shmget") }
  #if arch(x86_64)
    if system(319, Int(bitPattern: strdup("x")), 0, 0, 0, 0, 0) >= 0 { reached("memfd_create") }
    if system(240, Int(bitPattern: strdup("/x")), 0o102, 0o600, 0, 0, 0) >= 0 { reached("mq_open") }
    if system(250, 0, -3, 1, 0, 0, 0) >= 0 { reached("keyctl") }
  #endif
  return "?"
}
