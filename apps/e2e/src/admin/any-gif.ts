/** Returns the file of a GIF that a service has. */
export async function anyGif(origin: string): Promise<Buffer> {
  const trending = await fetch(`${origin}/v1/gifs/trending?api_key=zoetrope-web&limit=1`);
  const [gif] = ((await trending.json()) as { data: { images: { fixed_width: { url: string } } }[] }).data;
  return Buffer.from(await (await fetch(gif?.images.fixed_width.url ?? '')).arrayBuffer());
}
