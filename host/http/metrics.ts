import { Counter, Gauge, Histogram, Registry as Metrics } from 'prom-client'

/** What the gauges read when they are asked. */
export interface Readings {
  processes(): number
  cpuBusy(): number
  cpuQueued(): number
  cacheBytes(): number
  plugins(): Record<string, number>
}

export interface GatewayMetrics {
  observe(category: string, status: number, seconds: number): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

/** No label holds anything a caller sent: categories are those of routes, everything else is `other`. */
export function createMetrics(readings: Readings): GatewayMetrics {
  const register = new Metrics()
  const registers = [register]
  const requests = new Counter({
    name: 'gateway_requests_total',
    help: 'Answers by category and status.',
    labelNames: ['category', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['category'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('gateway_plugin_processes', 'Plugin processes alive.', readings.processes)
  gauge('gateway_cpu_busy', 'Computing calls that run.', readings.cpuBusy)
  gauge('gateway_cpu_queued', 'Computing calls that wait for a processor.', readings.cpuQueued)
  gauge('gateway_result_cache_bytes', 'Memory of kept answers.', readings.cacheBytes)
  gauge('gateway_resident_bytes', 'Resident memory of the host process.', () => process.memoryUsage.rss())
  gauge('gateway_heap_bytes', 'JavaScript heap in use in the host process.', () => process.memoryUsage().heapUsed)
  new Gauge({
    name: 'gateway_plugins',
    help: 'Plugins by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset()
      for (const [state, count] of Object.entries(readings.plugins())) this.set({ state }, count)
    },
  })
  return {
    observe(category, status, time) {
      requests.inc({ category, status })
      seconds.observe({ category }, time)
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
