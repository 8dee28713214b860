interface FaultRule<Fault> {
  /** Defaults to any method. */
  method?: string;
  /** The exact path, or a pattern for it, without prefix and query. Defaults to any path. */
  path?: string | RegExp;
  /** Number of requests to hit. Defaults to all. */
  times?: number;
  /** Number of matching requests to let through first. Defaults to none. */
  skip?: number;
  fault: Fault;
}

export type FaultRules<Fault> = ReturnType<typeof createFaultRules<Fault>>;

/** Creates rules for which requests a fault hits; none at first. */
export function createFaultRules<Fault>() {
  let rules: (FaultRule<Fault> & { times: number; skip: number })[] = [];
  return {
    /** If several rules match a request, the first one that is not used up applies. */
    add(rule: FaultRule<Fault>): void {
      rules.push({ times: Infinity, skip: 0, ...rule });
    },
    clear(): void {
      rules = [];
    },
    /** Returns the fault that hits a request, if any, and counts it as used. */
    take(request: { method: string; url: string }): Fault | undefined {
      const sent = request.url.split('?', 1).join('');
      for (const rule of rules) {
        const { method = request.method, path = sent } = rule;
        const isThere = typeof path === 'string' ? path === sent : path.test(sent);
        if (method !== request.method || !isThere) continue;
        if (rule.skip > 0) {
          rule.skip -= 1;
        } else if (rule.times > 0) {
          rule.times -= 1;
          return rule.fault;
        }
      }
      return undefined;
    },
  };
}
