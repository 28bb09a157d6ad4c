import ocr from './ocr.ts'

export default [ocr]
