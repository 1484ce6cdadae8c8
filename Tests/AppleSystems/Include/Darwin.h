// The declarations of Darwin that Mocky uses, as <sys/sysctl.h>, <sys/proc.h>, <stdio.h>, <stdlib.h>,
// <signal.h>, <errno.h>, <unistd.h>, <string.h>, <dlfcn.h>, <sys/stat.h>, <pthread.h> and <sched.h> have them: types and nullability are what matters.
#pragma clang assume_nonnull begin
typedef unsigned int u_int;
typedef int pid_t;
typedef __SIZE_TYPE__ size_t;
typedef struct __sFILE { int _file; } FILE;
extern FILE *_Null_unspecified __stderrp;
extern FILE *_Null_unspecified __stdoutp;
#define stderr __stderrp
#define stdout __stdoutp
int fflush(FILE *_Nullable);
int fputs(const char *, FILE *);
int atexit(void (*)(void));
void exit(int) __attribute__((noreturn));
void _exit(int) __attribute__((noreturn));
#define EXIT_FAILURE 1
#define EXIT_SUCCESS 0
int raise(int);
#define SIGTRAP 5
#define SIGINT 2
#define SIGKILL 9
#define ESRCH 3
void abort(void) __attribute__((noreturn));
int sched_yield(void);
int kill(pid_t, int);
pid_t getpid(void);
char *_Nullable getenv(const char *);
int setenv(const char *, const char *, int);
double floor(double);
double log10(double);
double pow(double, double);
void *_Null_unspecified memchr(const void *_Null_unspecified, int, size_t);
int isatty(int);
int dup(int);
int dup2(int, int);
int close(int);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
int sysctl(int *_Nullable, u_int, void *_Nullable, size_t *_Nullable, void *_Nullable, size_t);
struct extern_proc { int p_flag; char p_stat; pid_t p_pid; };
struct kinfo_proc { struct extern_proc kp_proc; };
#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_PID 1
#define P_TRACED 0x00000800
typedef long time_t;
struct timespec { time_t tv_sec; long tv_nsec; };
typedef enum { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6, CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
typedef struct _opaque_pthread_mutex_t { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t { long __sig; char __opaque[8]; } pthread_mutexattr_t;
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_mutex_destroy(pthread_mutex_t *);
typedef unsigned long pthread_key_t;
int pthread_key_create(pthread_key_t *, void (*_Nullable)(void *));
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
unsigned int sleep(unsigned int);
int usleep(unsigned int);
int memcmp(const void *_Nullable, const void *_Nullable, size_t);
int rename(const char *, const char *);
void *_Nullable dlopen(const char *_Nullable, int);
void *_Nullable dlsym(void *_Nullable, const char *);
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
typedef struct dl_info {
  const char *_Null_unspecified dli_fname;
  void *_Null_unspecified dli_fbase;
  const char *_Null_unspecified dli_sname;
  void *_Null_unspecified dli_saddr;
} Dl_info;
int dladdr(const void *_Null_unspecified, Dl_info *_Null_unspecified);
typedef unsigned short mode_t;
struct stat { mode_t st_mode; };
int stat(const char *_Nullable, struct stat *);
// Swift's overlay of Darwin has it with a mode, or without.
int open(const char *, int) __attribute__((overloadable));
int open(const char *, int, mode_t) __attribute__((overloadable));
#define O_WRONLY 0x0001
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
int mkdir(const char *_Nullable, mode_t);
int mkfifo(const char *_Nullable, mode_t);
void qsort(
  void *_Null_unspecified, size_t, size_t,
  int (*_Nonnull)(const void *_Null_unspecified, const void *_Null_unspecified));
int lstat(const char *_Nullable, struct stat *);
// Swift's overlay of Darwin has these as mode_t.
static const mode_t S_IFMT = 0170000;
static const mode_t S_IFCHR = 0020000;
static const mode_t S_IFDIR = 0040000;
static const mode_t S_IFBLK = 0060000;
static const mode_t S_IFREG = 0100000;
static const mode_t S_IFLNK = 0120000;
#pragma clang assume_nonnull end
