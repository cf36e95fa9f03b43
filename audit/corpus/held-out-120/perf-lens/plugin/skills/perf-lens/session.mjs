import { Session } from 'node:inspector/promises'

export const session = new Session()
session.connect()
export const post = (method, params) => session.post(method, params)
