import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

import type { ServiceRequest } from '../zapier/service_requests.ts';

/** The parts of a request that the page shows. */
export type ToldRequest = Pick<ServiceRequest, 'method' | 'path' | 'status'>;

const indent = '      ';
const widest = 104;

export type Page = ReturnType<typeof createPage>;

/** Prints the story line by line, with colors if the output is a terminal. */
export function createPage(output: Writable) {
  const concealed = new Set<string>();
  const write = (line: string) => {
    const told = [...concealed].reduce((text, key) => text.replaceAll(key, '[API key]'), line);
    output.write(`${told}\n`);
  };
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    styleText(format, text, { stream: output });

  return {
    /** Never prints this text from now on, even if the service repeats it. */
    conceal: (key: string) => void concealed.add(key),
    title: (text: string) => write(style('bold', text)),
    heading: (text: string) => write(`\n${style('bold', text)}`),
    done: (step: string) => write(`  ${style('green', '✓')} ${step}`),
    /** @param why a complete sentence, which is never shortened. */
    failed: (step: string, why: string) =>
      write(`  ${style('red', '✗')} ${step}\n${indent}${style('red', why)}`),
    details(lines: readonly string[]): void {
      for (const line of lines) write(`${indent}${shortened(line)}`);
    },
    requests(requests: readonly ToldRequest[]): void {
      for (const line of wrapped(counted(requests))) write(`${indent}${style('dim', line)}`);
    },
    summary: (text: string) => write(`\n${style('green', text)}`),
    /** Prints the last line after a failure. */
    conclude: (failure: string) => write(`\n${style('red', 'Something went wrong.')} ${failure}`),
  };
}

function shortened(line: string): string {
  const characters = Array.from(line);
  return characters.length <= widest ? line : `${characters.slice(0, widest - 1).join('')}…`;
}

/** Lists identical requests once, with their count. */
function counted(requests: readonly ToldRequest[]): string[] {
  const times = new Map<string, number>();
  for (const { method, path, status } of requests) {
    const told = `${method} ${path} ${status ?? 'no response'}`;
    times.set(told, (times.get(told) ?? 0) + 1);
  }
  return [...times].map(([told, count]) => (count === 1 ? told : `${told} (${count}×)`));
}

function wrapped(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length + 3 <= widest)
      lines.push(`${lines.pop() ?? ''} · ${part}`);
    else lines.push(`→ ${part}`);
  }
  return lines;
}
