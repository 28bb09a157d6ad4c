export declare const LANGUAGES: readonly { readonly id: string; readonly label: string }[]
export declare function addressOf(origin: string, path: string, params: Record<string, string>): string
export declare function snippets(origin: string, path: string, params: Record<string, string>): Record<string, string>
