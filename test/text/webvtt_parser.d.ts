declare module 'webvtt-parser' {
  export interface WebVttNode {
    type: 'object' | 'text';
    name?: string;
    value?: string;
    children?: WebVttNode[];
  }
  export interface WebVttCue {
    startTime: number;
    endTime: number;
    text: string;
    tree: WebVttNode;
  }
  export class WebVTTParser {
    constructor(entities: Record<string, string>);
    parse(input: string): { cues: WebVttCue[]; errors: { message: string; line: number }[] };
  }
}
