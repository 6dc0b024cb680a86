// What guides use of packages that contributors need not install.

declare module 'next/server' {
  export function connection(): Promise<void>;
}

declare module '@opentelemetry/sdk-node' {
  export class NodeSDK {
    start(): void;
    shutdown(): Promise<void>;
  }
}
