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
  interface Parser {
    parse(input: string): { cues: WebVttCue[]; errors: { message: string; line: number }[] };
  }
  const webvtt: { WebVTTParser: new (entities: Record<string, string>) => Parser };
  export default webvtt;
}
