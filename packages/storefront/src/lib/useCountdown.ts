import { useEffect, useState } from 'react'

export function useCountdown(from: number): { secondsLeft: number; restart: (from: number) => void } {
  const [secondsLeft, setSecondsLeft] = useState(from)
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { secondsLeft, restart: setSecondsLeft }
}
