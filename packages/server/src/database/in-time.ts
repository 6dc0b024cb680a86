/** The result of a call; rejects with an error of this message if there is none within `ms`. */
export function inTime<T>(
  result: Promise<T>,
  { ms, message }: { readonly ms: number; readonly message: string },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
