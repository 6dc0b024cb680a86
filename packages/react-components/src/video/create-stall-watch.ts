/** Without a byte or a frame for so many ms a video counts as stalled. Browsers tell of a cut connection late or never. */
const STALL_MS = 8000;

export interface StallWatch {
  /** Something has come, or is asked for: the wait begins anew. */
  begin(): void;
  /** Nothing is waited for. */
  end(): void;
}

export function createStallWatch(onStall: () => void): StallWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      clearTimeout(timer);
      timer = setTimeout(onStall, STALL_MS);
    },
    end: () => clearTimeout(timer),
  };
}
