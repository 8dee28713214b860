/** A moment by which work must be over, counted from when the object is made. */
export class Deadline {
  readonly #end: number;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  get remainingMs(): number {
    return Math.max(0, this.#end - performance.now());
  }

  get isOver(): boolean {
    return this.remainingMs === 0;
  }
}
