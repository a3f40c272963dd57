declare module 'texts:*' {
  const texts: string;
  export default texts;
}
