// Reports the location of a crash from a signal handler, which must be async-signal-safe.
#ifndef RINGS_CLINUX_CRASH_H
#define RINGS_CLINUX_CRASH_H

#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <ucontext.h>
#include <unistd.h>

// The maximum number of reported locations, unwound calls and scanned stack words.
enum { linux_crash_places = 24, linux_crash_calls = 512, linux_crash_words = 65536 };

// A range of addresses in this process.
struct linux_range {
  unsigned long start, end;
};

static inline int linux_range_holds(struct linux_range range, unsigned long address) {
  return range.start <= address && address < range.end;
}

static inline int linux_hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

// Parses a line of /proc/self/maps: `start-end permissions … path`.
static inline struct linux_range linux_mapped_range(const char *line) {
  struct linux_range range = {0, 0};
  int digit;
  while ((digit = linux_hex_digit(*line)) >= 0) {
    range.start = range.start << 4 | (unsigned long)digit;
    line++;
  }
  if (*line++ != '-') return range;
  while ((digit = linux_hex_digit(*line)) >= 0) {
    range.end = range.end << 4 | (unsigned long)digit;
    line++;
  }
  return range;
}

// Returns whether a line of /proc/self/maps is executable: `start-end r-xp …`.
static inline int linux_is_code(const char *line) {
  while (*line && *line != ' ') line++;
  return *line && line[1] && line[2] && line[3] == 'x';
}

static inline int linux_ends_with(const char *text, int length, const char *end, int end_length) {
  if (length < end_length) return 0;
  for (int i = 0; i < end_length; i++) {
    if (text[length - end_length + i] != end[i]) return 0;
  }
  return 1;
}

// Returns whether a line of /proc/self/maps maps the file `name`, which may have been deleted.
static inline int linux_is_of(const char *line, int length, const char *name, int name_length) {
  static const char deleted[] = " (deleted)";
  if (linux_ends_with(line, length, deleted, sizeof deleted - 1)) length -= sizeof deleted - 1;
  return linux_ends_with(line, length, name, name_length);
}

// Finds the ranges of the library `name` and its code, and the mapping around `address`, in
// /proc/self/maps.
static inline void linux_find_ranges(const char *name, int name_length, unsigned long address,
                                     struct linux_range *library, struct linux_range *code,
                                     struct linux_range *around) {
  char buffer[1024], line[512];
  int length = 0;
  int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  long count;
  while ((count = read(file, buffer, sizeof buffer)) > 0) {
    for (long i = 0; i < count; i++) {
      if (buffer[i] != '\n') {
        if (length < (int)sizeof line - 1) line[length++] = buffer[i];
        continue;
      }
      line[length] = 0;
      struct linux_range range = linux_mapped_range(line);
      if (linux_is_of(line, length, name, name_length)) {
        if (library->end == 0) library->start = range.start;
        library->end = range.end;
        if (linux_is_code(line)) *code = range;
      }
      if (linux_range_holds(range, address)) *around = range;
      length = 0;
    }
  }
  close(file);
}

static inline int linux_append_hex(char *text, int length, unsigned long number) {
  char digits[16];
  int count = 0;
  do {
    digits[count++] = "0123456789abcdef"[number & 15];
    number >>= 4;
  } while (number);
  while (count > 0) text[length++] = digits[--count];
  return length;
}

// Writes `\nRings: places a1 b2 …\n` to standard error: the library's active calls, innermost first, as
// offsets from its start. After the handler returns, the instruction runs again and ends the process with
// the original signal.
static void linux_tell_places(int signal, siginfo_t *info, void *context) {
  static const char name[] = "/plugin.so";
  static const char lead[] = "\nRings: places";
  mcontext_t *machine = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  unsigned long place = (unsigned long)machine->gregs[16];
  unsigned long stack_top = (unsigned long)machine->gregs[15];
#elif defined(__aarch64__)
  unsigned long place = machine->pc;
  unsigned long stack_top = machine->sp;
#else
  return;
#endif
  struct linux_range library = {0, 0}, code = {0, 0}, stack = {0, 0};
  linux_find_ranges(name, sizeof name - 1, stack_top, &library, &code, &stack);
  if (code.end == 0) return;
  char text[sizeof lead + linux_crash_places * 17 + 2];
  int length = 0, told = 0;
  for (const char *c = lead; *c; c++) text[length++] = *c;
  // Unwind tables also cover C code, which has no frame pointers.
  void *calls[linux_crash_calls];
  int count = backtrace(calls, linux_crash_calls), first = 0;
  // Skip this handler's own frames.
  while (first < count && (unsigned long)calls[first] != place) first++;
  for (int step = first; step < count && told < linux_crash_places; step++) {
    // The call instruction is before the return address.
    unsigned long call = (unsigned long)calls[step] - (step > first ? 1 : 0);
    if (!linux_range_holds(code, call)) continue;
    text[length++] = ' ';
    length = linux_append_hex(text, length, call - library.start);
    told++;
  }
  // If unwinding fails, scan the stack for values that look like return addresses.
  for (unsigned long word = stack_top & ~7UL;
       told == 0 && linux_range_holds(stack, word + sizeof(long) - 1) &&
       word < stack_top + linux_crash_words * sizeof(long);
       word += sizeof(long)) {
    place = *(const unsigned long *)word - 1;
    if (!linux_range_holds(code, place)) continue;
    text[length++] = ' ';
    length = linux_append_hex(text, length, place - library.start);
    told++;
  }
  text[length++] = '\n';
  if (told > 0) (void)!write(STDERR_FILENO, text, (unsigned long)length);
}

// Reports crashes from now on, on a separate stack, because infinite recursion exhausts the main one.
static inline void linux_watch_crashes(void) {
  static char place[64 << 10];
  // The first call loads the unwinder, which isn't safe in a signal handler.
  void *call;
  backtrace(&call, 1);
  stack_t stack = {.ss_sp = place, .ss_size = sizeof place};
  sigaltstack(&stack, (stack_t *)0);
  struct sigaction action = {.sa_sigaction = linux_tell_places,
                             .sa_flags = (int)(SA_SIGINFO | SA_ONSTACK | SA_RESETHAND)};
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) {
    sigaction(signals[i], &action, (struct sigaction *)0);
  }
}

#endif
