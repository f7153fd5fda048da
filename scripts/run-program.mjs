import { spawn } from 'node:child_process'

const running = new Set()

/**
 * Runs a program in a process group of its own, for so many milliseconds; answers what went wrong, or nothing. What it
 * prints goes where our own does, or piece by piece to `print`.
 */
export function runProgram(command, args, { cwd, limit, env = {}, print }) {
  return new Promise((resolve) => {
    const out = print ? 'pipe' : 'inherit'
    const options = { cwd, detached: true, stdio: ['ignore', out, out], env: { ...process.env, ...env } }
    const child = spawn(command, args, options)
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', print)
    let late = false
    const alarm = setTimeout(
      () => {
        late = true
        endGroup(child, 'SIGTERM')
        setTimeout(() => endGroup(child, 'SIGKILL'), 5000).unref()
      },
      Math.max(0, limit),
    )
    child.once('error', (error) => finish(error.message))
    // Not `exit`, when something printed may still be on its way; but what it left behind may hold its pipes open.
    child.once(print ? 'close' : 'exit', (code, signal) => {
      if (late) finish(`not done after ${(limit / 60_000).toFixed(1)} minutes`)
      else finish(code === 0 ? undefined : `ended with ${signal ?? code}`)
    })
    function finish(problem) {
      clearTimeout(alarm)
      running.delete(child)
      resolve(problem)
    }
  })
}

/** Ends every program that runs. */
export function endPrograms() {
  for (const child of running) endGroup(child, 'SIGTERM')
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Already gone.
  }
}
