import { openBrowser, invite, sitDown, moment, LAPTOP, PHONE } from './house.ts';
const [,, game, size='phone', theme='light', change='{}', out='x', moves='2'] = process.argv;
const b = await openBrowser();
const vps: any = { phone: PHONE, laptop: LAPTOP, small: {width:360,height:640}, land: {width:844,height:390} };
const { page, errors } = await invite(b,'Anna', {viewport: vps[size], colorScheme: theme as any, locale: 'fr'});
await sitDown(page, 'http://127.0.0.1:8013', game as any, JSON.parse(change));
for (let i=0;i<Number(moves);i++){ const m = await moment(page); if (m!=='turn') break; const c = page.locator('.hand .card.legal').first(); if (!await c.count()) { await page.locator('.act .btn').first().click(); const t=page.locator('button.take').first(); if (await t.count()) { await t.click(); await page.locator('.act .btn.ink').click(); } continue; } await c.click(); if (i==Number(moves)-1) break; if ((await page.locator('button.pick, .aim').count())>1) await page.locator('button.pick, .aim').last().click(); else await page.locator('.card.chosen').first().click(); await page.waitForTimeout(200); }
await page.waitForTimeout(300);
await page.screenshot({path:`/tmp/shots/${out}.png`, fullPage: true});
console.log(errors);
await b.close();
