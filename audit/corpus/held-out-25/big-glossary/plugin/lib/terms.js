'use strict';
const t0 = '';
const t1 = t0 + "term 1; ";
const t2 = t1 + "term 2; ";
const t3 = t2 + "term 3; ";
const t4 = t3 + "term 4; ";
const t5 = t4 + "term 5; ";
const t6 = t5 + "term 6; ";
const t7 = t6 + "term 7; ";
const t8 = t7 + "term 8; ";
const t9 = t8 + "term 9; ";
const t10 = t9 + "term 10; ";
const t11 = t10 + "term 11; ";
const t12 = t11 + "term 12; ";
const t13 = t12 + "term 13; ";
const t14 = t13 + "term 14; ";
const t15 = t14 + "term 15; ";
const t16 = t15 + "term 16; ";
const t17 = t16 + "term 17; ";
const t18 = t17 + "term 18; ";
const t19 = t18 + "term 19; ";
const t20 = t19 + "term 20; ";
const t21 = t20 + "term 21; ";
const t22 = t21 + "term 22; ";
const t23 = t22 + "term 23; ";
const t24 = t23 + "term 24; ";
const t25 = t24 + "term 25; ";
const t26 = t25 + "term 26; ";
const t27 = t26 + "term 27; ";
const t28 = t27 + "term 28; ";
const t29 = t28 + "term 29; ";
const t30 = t29 + "term 30; ";
const t31 = t30 + "term 31; ";
const t32 = t31 + "term 32; ";
const t33 = t32 + "term 33; ";
const t34 = t33 + "term 34; ";
const t35 = t34 + "term 35; ";
const t36 = t35 + "term 36; ";
const t37 = t36 + "term 37; ";
const t38 = t37 + "term 38; ";
const t39 = t38 + "term 39; ";
const t40 = t39 + "term 40; ";
const t41 = t40 + "term 41; ";
const t42 = t41 + "term 42; ";
const t43 = t42 + "term 43; ";
const t44 = t43 + "term 44; ";
const t45 = t44 + "term 45; ";
const t46 = t45 + "term 46; ";
const t47 = t46 + "term 47; ";
const t48 = t47 + "term 48; ";
const t49 = t48 + "term 49; ";
const t50 = t49 + "term 50; ";
const t51 = t50 + "term 51; ";
const t52 = t51 + "term 52; ";
const t53 = t52 + "term 53; ";
const t54 = t53 + "term 54; ";
const t55 = t54 + "term 55; ";
const t56 = t55 + "term 56; ";
const t57 = t56 + "term 57; ";
const t58 = t57 + "term 58; ";
const t59 = t58 + "term 59; ";
const t60 = t59 + "term 60; ";
const t61 = t60 + "term 61; ";
const t62 = t61 + "term 62; ";
const t63 = t62 + "term 63; ";
const t64 = t63 + "term 64; ";
const t65 = t64 + "term 65; ";
const t66 = t65 + "term 66; ";
const t67 = t66 + "term 67; ";
const t68 = t67 + "term 68; ";
const t69 = t68 + "term 69; ";
const t70 = t69 + "term 70; ";
const t71 = t70 + "term 71; ";
const t72 = t71 + "term 72; ";
const t73 = t72 + "term 73; ";
const t74 = t73 + "term 74; ";
const t75 = t74 + "term 75; ";
const t76 = t75 + "term 76; ";
const t77 = t76 + "term 77; ";
const t78 = t77 + "term 78; ";
const t79 = t78 + "term 79; ";
const t80 = t79 + "term 80; ";
const t81 = t80 + "term 81; ";
const t82 = t81 + "term 82; ";
const t83 = t82 + "term 83; ";
const t84 = t83 + "term 84; ";
const t85 = t84 + "term 85; ";
const t86 = t85 + "term 86; ";
const t87 = t86 + "term 87; ";
const t88 = t87 + "term 88; ";
const t89 = t88 + "term 89; ";
const t90 = t89 + "term 90; ";
const t91 = t90 + "term 91; ";
const t92 = t91 + "term 92; ";
const t93 = t92 + "term 93; ";
const t94 = t93 + "term 94; ";
const t95 = t94 + "term 95; ";
const t96 = t95 + "term 96; ";
const t97 = t96 + "term 97; ";
const t98 = t97 + "term 98; ";
const t99 = t98 + "term 99; ";
const t100 = t99 + "term 100; ";
const t101 = t100 + "term 101; ";
const t102 = t101 + "term 102; ";
const t103 = t102 + "term 103; ";
const t104 = t103 + "term 104; ";
const t105 = t104 + "term 105; ";
const t106 = t105 + "term 106; ";
const t107 = t106 + "term 107; ";
const t108 = t107 + "term 108; ";
const t109 = t108 + "term 109; ";
const t110 = t109 + "term 110; ";
const t111 = t110 + "term 111; ";
const t112 = t111 + "term 112; ";
const t113 = t112 + "term 113; ";
const t114 = t113 + "term 114; ";
const t115 = t114 + "term 115; ";
const t116 = t115 + "term 116; ";
const t117 = t116 + "term 117; ";
const t118 = t117 + "term 118; ";
const t119 = t118 + "term 119; ";
const t120 = t119 + "term 120; ";
const t121 = t120 + "term 121; ";
const t122 = t121 + "term 122; ";
const t123 = t122 + "term 123; ";
const t124 = t123 + "term 124; ";
const t125 = t124 + "term 125; ";
const t126 = t125 + "term 126; ";
const t127 = t126 + "term 127; ";
const t128 = t127 + "term 128; ";
const t129 = t128 + "term 129; ";
const t130 = t129 + "term 130; ";
const t131 = t130 + "term 131; ";
const t132 = t131 + "term 132; ";
const t133 = t132 + "term 133; ";
const t134 = t133 + "term 134; ";
const t135 = t134 + "term 135; ";
const t136 = t135 + "term 136; ";
const t137 = t136 + "term 137; ";
const t138 = t137 + "term 138; ";
const t139 = t138 + "term 139; ";
const t140 = t139 + "term 140; ";
const t141 = t140 + "term 141; ";
const t142 = t141 + "term 142; ";
const t143 = t142 + "term 143; ";
const t144 = t143 + "term 144; ";
const t145 = t144 + "term 145; ";
const t146 = t145 + "term 146; ";
const t147 = t146 + "term 147; ";
const t148 = t147 + "term 148; ";
const t149 = t148 + "term 149; ";
const t150 = t149 + "term 150; ";
const t151 = t150 + "term 151; ";
const t152 = t151 + "term 152; ";
const t153 = t152 + "term 153; ";
const t154 = t153 + "term 154; ";
const t155 = t154 + "term 155; ";
const t156 = t155 + "term 156; ";
const t157 = t156 + "term 157; ";
const t158 = t157 + "term 158; ";
const t159 = t158 + "term 159; ";
const t160 = t159 + "term 160; ";
const t161 = t160 + "term 161; ";
const t162 = t161 + "term 162; ";
const t163 = t162 + "term 163; ";
const t164 = t163 + "term 164; ";
const t165 = t164 + "term 165; ";
const t166 = t165 + "term 166; ";
const t167 = t166 + "term 167; ";
const t168 = t167 + "term 168; ";
const t169 = t168 + "term 169; ";
const t170 = t169 + "term 170; ";
const t171 = t170 + "term 171; ";
const t172 = t171 + "term 172; ";
const t173 = t172 + "term 173; ";
const t174 = t173 + "term 174; ";
const t175 = t174 + "term 175; ";
const t176 = t175 + "term 176; ";
const t177 = t176 + "term 177; ";
const t178 = t177 + "term 178; ";
const t179 = t178 + "term 179; ";
const t180 = t179 + "term 180; ";
const t181 = t180 + "term 181; ";
const t182 = t181 + "term 182; ";
const t183 = t182 + "term 183; ";
const t184 = t183 + "term 184; ";
const t185 = t184 + "term 185; ";
const t186 = t185 + "term 186; ";
const t187 = t186 + "term 187; ";
const t188 = t187 + "term 188; ";
const t189 = t188 + "term 189; ";
const t190 = t189 + "term 190; ";
const t191 = t190 + "term 191; ";
const t192 = t191 + "term 192; ";
const t193 = t192 + "term 193; ";
const t194 = t193 + "term 194; ";
const t195 = t194 + "term 195; ";
const t196 = t195 + "term 196; ";
const t197 = t196 + "term 197; ";
const t198 = t197 + "term 198; ";
const t199 = t198 + "term 199; ";
const t200 = t199 + "term 200; ";
const t201 = t200 + "term 201; ";
const t202 = t201 + "term 202; ";
const t203 = t202 + "term 203; ";
const t204 = t203 + "term 204; ";
const t205 = t204 + "term 205; ";
const t206 = t205 + "term 206; ";
const t207 = t206 + "term 207; ";
const t208 = t207 + "term 208; ";
const t209 = t208 + "term 209; ";
const t210 = t209 + "term 210; ";
const t211 = t210 + "term 211; ";
const t212 = t211 + "term 212; ";
const t213 = t212 + "term 213; ";
const t214 = t213 + "term 214; ";
const t215 = t214 + "term 215; ";
const t216 = t215 + "term 216; ";
const t217 = t216 + "term 217; ";
const t218 = t217 + "term 218; ";
const t219 = t218 + "term 219; ";
const t220 = t219 + "term 220; ";
const t221 = t220 + "term 221; ";
const t222 = t221 + "term 222; ";
const t223 = t222 + "term 223; ";
const t224 = t223 + "term 224; ";
const t225 = t224 + "term 225; ";
const t226 = t225 + "term 226; ";
const t227 = t226 + "term 227; ";
const t228 = t227 + "term 228; ";
const t229 = t228 + "term 229; ";
const t230 = t229 + "term 230; ";
const t231 = t230 + "term 231; ";
const t232 = t231 + "term 232; ";
const t233 = t232 + "term 233; ";
const t234 = t233 + "term 234; ";
const t235 = t234 + "term 235; ";
const t236 = t235 + "term 236; ";
const t237 = t236 + "term 237; ";
const t238 = t237 + "term 238; ";
const t239 = t238 + "term 239; ";
const t240 = t239 + "term 240; ";
const t241 = t240 + "term 241; ";
const t242 = t241 + "term 242; ";
const t243 = t242 + "term 243; ";
const t244 = t243 + "term 244; ";
const t245 = t244 + "term 245; ";
const t246 = t245 + "term 246; ";
const t247 = t246 + "term 247; ";
const t248 = t247 + "term 248; ";
const t249 = t248 + "term 249; ";
const t250 = t249 + "term 250; ";
const t251 = t250 + "term 251; ";
const t252 = t251 + "term 252; ";
const t253 = t252 + "term 253; ";
const t254 = t253 + "term 254; ";
const t255 = t254 + "term 255; ";
const t256 = t255 + "term 256; ";
const t257 = t256 + "term 257; ";
const t258 = t257 + "term 258; ";
const t259 = t258 + "term 259; ";
const t260 = t259 + "term 260; ";
const t261 = t260 + "term 261; ";
const t262 = t261 + "term 262; ";
const t263 = t262 + "term 263; ";
const t264 = t263 + "term 264; ";
const t265 = t264 + "term 265; ";
const t266 = t265 + "term 266; ";
const t267 = t266 + "term 267; ";
const t268 = t267 + "term 268; ";
const t269 = t268 + "term 269; ";
const t270 = t269 + "term 270; ";
const t271 = t270 + "term 271; ";
const t272 = t271 + "term 272; ";
const t273 = t272 + "term 273; ";
const t274 = t273 + "term 274; ";
const t275 = t274 + "term 275; ";
const t276 = t275 + "term 276; ";
const t277 = t276 + "term 277; ";
const t278 = t277 + "term 278; ";
const t279 = t278 + "term 279; ";
const t280 = t279 + "term 280; ";
const t281 = t280 + "term 281; ";
const t282 = t281 + "term 282; ";
const t283 = t282 + "term 283; ";
const t284 = t283 + "term 284; ";
const t285 = t284 + "term 285; ";
const t286 = t285 + "term 286; ";
const t287 = t286 + "term 287; ";
const t288 = t287 + "term 288; ";
const t289 = t288 + "term 289; ";
const t290 = t289 + "term 290; ";
const t291 = t290 + "term 291; ";
const t292 = t291 + "term 292; ";
const t293 = t292 + "term 293; ";
const t294 = t293 + "term 294; ";
const t295 = t294 + "term 295; ";
const t296 = t295 + "term 296; ";
const t297 = t296 + "term 297; ";
const t298 = t297 + "term 298; ";
const t299 = t298 + "term 299; ";
const t300 = t299 + "term 300; ";
const t301 = t300 + "term 301; ";
const t302 = t301 + "term 302; ";
const t303 = t302 + "term 303; ";
const t304 = t303 + "term 304; ";
const t305 = t304 + "term 305; ";
const t306 = t305 + "term 306; ";
const t307 = t306 + "term 307; ";
const t308 = t307 + "term 308; ";
const t309 = t308 + "term 309; ";
const t310 = t309 + "term 310; ";
const t311 = t310 + "term 311; ";
const t312 = t311 + "term 312; ";
const t313 = t312 + "term 313; ";
const t314 = t313 + "term 314; ";
const t315 = t314 + "term 315; ";
const t316 = t315 + "term 316; ";
const t317 = t316 + "term 317; ";
const t318 = t317 + "term 318; ";
const t319 = t318 + "term 319; ";
const t320 = t319 + "term 320; ";
const t321 = t320 + "term 321; ";
const t322 = t321 + "term 322; ";
const t323 = t322 + "term 323; ";
const t324 = t323 + "term 324; ";
const t325 = t324 + "term 325; ";
const t326 = t325 + "term 326; ";
const t327 = t326 + "term 327; ";
const t328 = t327 + "term 328; ";
const t329 = t328 + "term 329; ";
const t330 = t329 + "term 330; ";
const t331 = t330 + "term 331; ";
const t332 = t331 + "term 332; ";
const t333 = t332 + "term 333; ";
const t334 = t333 + "term 334; ";
const t335 = t334 + "term 335; ";
const t336 = t335 + "term 336; ";
const t337 = t336 + "term 337; ";
const t338 = t337 + "term 338; ";
const t339 = t338 + "term 339; ";
const t340 = t339 + "term 340; ";
const t341 = t340 + "term 341; ";
const t342 = t341 + "term 342; ";
const t343 = t342 + "term 343; ";
const t344 = t343 + "term 344; ";
const t345 = t344 + "term 345; ";
const t346 = t345 + "term 346; ";
const t347 = t346 + "term 347; ";
const t348 = t347 + "term 348; ";
const t349 = t348 + "term 349; ";
const t350 = t349 + "term 350; ";
const t351 = t350 + "term 351; ";
const t352 = t351 + "term 352; ";
const t353 = t352 + "term 353; ";
const t354 = t353 + "term 354; ";
const t355 = t354 + "term 355; ";
const t356 = t355 + "term 356; ";
const t357 = t356 + "term 357; ";
const t358 = t357 + "term 358; ";
const t359 = t358 + "term 359; ";
const t360 = t359 + "term 360; ";
const t361 = t360 + "term 361; ";
const t362 = t361 + "term 362; ";
const t363 = t362 + "term 363; ";
const t364 = t363 + "term 364; ";
const t365 = t364 + "term 365; ";
const t366 = t365 + "term 366; ";
const t367 = t366 + "term 367; ";
const t368 = t367 + "term 368; ";
const t369 = t368 + "term 369; ";
const t370 = t369 + "term 370; ";
const t371 = t370 + "term 371; ";
const t372 = t371 + "term 372; ";
const t373 = t372 + "term 373; ";
const t374 = t373 + "term 374; ";
const t375 = t374 + "term 375; ";
const t376 = t375 + "term 376; ";
const t377 = t376 + "term 377; ";
const t378 = t377 + "term 378; ";
const t379 = t378 + "term 379; ";
const t380 = t379 + "term 380; ";
const t381 = t380 + "term 381; ";
const t382 = t381 + "term 382; ";
const t383 = t382 + "term 383; ";
const t384 = t383 + "term 384; ";
const t385 = t384 + "term 385; ";
const t386 = t385 + "term 386; ";
const t387 = t386 + "term 387; ";
const t388 = t387 + "term 388; ";
const t389 = t388 + "term 389; ";
const t390 = t389 + "term 390; ";
const t391 = t390 + "term 391; ";
const t392 = t391 + "term 392; ";
const t393 = t392 + "term 393; ";
const t394 = t393 + "term 394; ";
const t395 = t394 + "term 395; ";
const t396 = t395 + "term 396; ";
const t397 = t396 + "term 397; ";
const t398 = t397 + "term 398; ";
const t399 = t398 + "term 399; ";
const t400 = t399 + "term 400; ";
const t401 = t400 + "term 401; ";
const t402 = t401 + "term 402; ";
const t403 = t402 + "term 403; ";
const t404 = t403 + "term 404; ";
const t405 = t404 + "term 405; ";
const t406 = t405 + "term 406; ";
const t407 = t406 + "term 407; ";
const t408 = t407 + "term 408; ";
const t409 = t408 + "term 409; ";
const t410 = t409 + "term 410; ";
const t411 = t410 + "term 411; ";
const t412 = t411 + "term 412; ";
const t413 = t412 + "term 413; ";
const t414 = t413 + "term 414; ";
const t415 = t414 + "term 415; ";
const t416 = t415 + "term 416; ";
const t417 = t416 + "term 417; ";
const t418 = t417 + "term 418; ";
const t419 = t418 + "term 419; ";
const t420 = t419 + "term 420; ";
const t421 = t420 + "term 421; ";
const t422 = t421 + "term 422; ";
const t423 = t422 + "term 423; ";
const t424 = t423 + "term 424; ";
const t425 = t424 + "term 425; ";
const t426 = t425 + "term 426; ";
const t427 = t426 + "term 427; ";
const t428 = t427 + "term 428; ";
const t429 = t428 + "term 429; ";
const t430 = t429 + "term 430; ";
const t431 = t430 + "term 431; ";
const t432 = t431 + "term 432; ";
const t433 = t432 + "term 433; ";
const t434 = t433 + "term 434; ";
const t435 = t434 + "term 435; ";
const t436 = t435 + "term 436; ";
const t437 = t436 + "term 437; ";
const t438 = t437 + "term 438; ";
const t439 = t438 + "term 439; ";
const t440 = t439 + "term 440; ";
const t441 = t440 + "term 441; ";
const t442 = t441 + "term 442; ";
const t443 = t442 + "term 443; ";
const t444 = t443 + "term 444; ";
const t445 = t444 + "term 445; ";
const t446 = t445 + "term 446; ";
const t447 = t446 + "term 447; ";
const t448 = t447 + "term 448; ";
const t449 = t448 + "term 449; ";
const t450 = t449 + "term 450; ";
const t451 = t450 + "term 451; ";
const t452 = t451 + "term 452; ";
const t453 = t452 + "term 453; ";
const t454 = t453 + "term 454; ";
const t455 = t454 + "term 455; ";
const t456 = t455 + "term 456; ";
const t457 = t456 + "term 457; ";
const t458 = t457 + "term 458; ";
const t459 = t458 + "term 459; ";
const t460 = t459 + "term 460; ";
const t461 = t460 + "term 461; ";
const t462 = t461 + "term 462; ";
const t463 = t462 + "term 463; ";
const t464 = t463 + "term 464; ";
const t465 = t464 + "term 465; ";
const t466 = t465 + "term 466; ";
const t467 = t466 + "term 467; ";
const t468 = t467 + "term 468; ";
const t469 = t468 + "term 469; ";
const t470 = t469 + "term 470; ";
const t471 = t470 + "term 471; ";
const t472 = t471 + "term 472; ";
const t473 = t472 + "term 473; ";
const t474 = t473 + "term 474; ";
const t475 = t474 + "term 475; ";
const t476 = t475 + "term 476; ";
const t477 = t476 + "term 477; ";
const t478 = t477 + "term 478; ";
const t479 = t478 + "term 479; ";
const t480 = t479 + "term 480; ";
const t481 = t480 + "term 481; ";
const t482 = t481 + "term 482; ";
const t483 = t482 + "term 483; ";
const t484 = t483 + "term 484; ";
const t485 = t484 + "term 485; ";
const t486 = t485 + "term 486; ";
const t487 = t486 + "term 487; ";
const t488 = t487 + "term 488; ";
const t489 = t488 + "term 489; ";
const t490 = t489 + "term 490; ";
const t491 = t490 + "term 491; ";
const t492 = t491 + "term 492; ";
const t493 = t492 + "term 493; ";
const t494 = t493 + "term 494; ";
const t495 = t494 + "term 495; ";
const t496 = t495 + "term 496; ";
const t497 = t496 + "term 497; ";
const t498 = t497 + "term 498; ";
const t499 = t498 + "term 499; ";
const t500 = t499 + "term 500; ";
const t501 = t500 + "term 501; ";
const t502 = t501 + "term 502; ";
const t503 = t502 + "term 503; ";
const t504 = t503 + "term 504; ";
const t505 = t504 + "term 505; ";
const t506 = t505 + "term 506; ";
const t507 = t506 + "term 507; ";
const t508 = t507 + "term 508; ";
const t509 = t508 + "term 509; ";
const t510 = t509 + "term 510; ";
const t511 = t510 + "term 511; ";
const t512 = t511 + "term 512; ";
const t513 = t512 + "term 513; ";
const t514 = t513 + "term 514; ";
const t515 = t514 + "term 515; ";
const t516 = t515 + "term 516; ";
const t517 = t516 + "term 517; ";
const t518 = t517 + "term 518; ";
const t519 = t518 + "term 519; ";
const t520 = t519 + "term 520; ";
const t521 = t520 + "term 521; ";
const t522 = t521 + "term 522; ";
const t523 = t522 + "term 523; ";
const t524 = t523 + "term 524; ";
const t525 = t524 + "term 525; ";
const t526 = t525 + "term 526; ";
const t527 = t526 + "term 527; ";
const t528 = t527 + "term 528; ";
const t529 = t528 + "term 529; ";
const t530 = t529 + "term 530; ";
const t531 = t530 + "term 531; ";
const t532 = t531 + "term 532; ";
const t533 = t532 + "term 533; ";
const t534 = t533 + "term 534; ";
const t535 = t534 + "term 535; ";
const t536 = t535 + "term 536; ";
const t537 = t536 + "term 537; ";
const t538 = t537 + "term 538; ";
const t539 = t538 + "term 539; ";
const t540 = t539 + "term 540; ";
const t541 = t540 + "term 541; ";
const t542 = t541 + "term 542; ";
const t543 = t542 + "term 543; ";
const t544 = t543 + "term 544; ";
const t545 = t544 + "term 545; ";
const t546 = t545 + "term 546; ";
const t547 = t546 + "term 547; ";
const t548 = t547 + "term 548; ";
const t549 = t548 + "term 549; ";
const t550 = t549 + "term 550; ";
const t551 = t550 + "term 551; ";
const t552 = t551 + "term 552; ";
const t553 = t552 + "term 553; ";
const t554 = t553 + "term 554; ";
const t555 = t554 + "term 555; ";
const t556 = t555 + "term 556; ";
const t557 = t556 + "term 557; ";
const t558 = t557 + "term 558; ";
const t559 = t558 + "term 559; ";
const t560 = t559 + "term 560; ";
const t561 = t560 + "term 561; ";
const t562 = t561 + "term 562; ";
const t563 = t562 + "term 563; ";
const t564 = t563 + "term 564; ";
const t565 = t564 + "term 565; ";
const t566 = t565 + "term 566; ";
const t567 = t566 + "term 567; ";
const t568 = t567 + "term 568; ";
const t569 = t568 + "term 569; ";
const t570 = t569 + "term 570; ";
const t571 = t570 + "term 571; ";
const t572 = t571 + "term 572; ";
const t573 = t572 + "term 573; ";
const t574 = t573 + "term 574; ";
const t575 = t574 + "term 575; ";
const t576 = t575 + "term 576; ";
const t577 = t576 + "term 577; ";
const t578 = t577 + "term 578; ";
const t579 = t578 + "term 579; ";
const t580 = t579 + "term 580; ";
const t581 = t580 + "term 581; ";
const t582 = t581 + "term 582; ";
const t583 = t582 + "term 583; ";
const t584 = t583 + "term 584; ";
const t585 = t584 + "term 585; ";
const t586 = t585 + "term 586; ";
const t587 = t586 + "term 587; ";
const t588 = t587 + "term 588; ";
const t589 = t588 + "term 589; ";
const t590 = t589 + "term 590; ";
const t591 = t590 + "term 591; ";
const t592 = t591 + "term 592; ";
const t593 = t592 + "term 593; ";
const t594 = t593 + "term 594; ";
const t595 = t594 + "term 595; ";
const t596 = t595 + "term 596; ";
const t597 = t596 + "term 597; ";
const t598 = t597 + "term 598; ";
const t599 = t598 + "term 599; ";
const t600 = t599 + "term 600; ";
const t601 = t600 + "term 601; ";
const t602 = t601 + "term 602; ";
const t603 = t602 + "term 603; ";
const t604 = t603 + "term 604; ";
const t605 = t604 + "term 605; ";
const t606 = t605 + "term 606; ";
const t607 = t606 + "term 607; ";
const t608 = t607 + "term 608; ";
const t609 = t608 + "term 609; ";
const t610 = t609 + "term 610; ";
const t611 = t610 + "term 611; ";
const t612 = t611 + "term 612; ";
const t613 = t612 + "term 613; ";
const t614 = t613 + "term 614; ";
const t615 = t614 + "term 615; ";
const t616 = t615 + "term 616; ";
const t617 = t616 + "term 617; ";
const t618 = t617 + "term 618; ";
const t619 = t618 + "term 619; ";
const t620 = t619 + "term 620; ";
const t621 = t620 + "term 621; ";
const t622 = t621 + "term 622; ";
const t623 = t622 + "term 623; ";
const t624 = t623 + "term 624; ";
const t625 = t624 + "term 625; ";
const t626 = t625 + "term 626; ";
const t627 = t626 + "term 627; ";
const t628 = t627 + "term 628; ";
const t629 = t628 + "term 629; ";
const t630 = t629 + "term 630; ";
const t631 = t630 + "term 631; ";
const t632 = t631 + "term 632; ";
const t633 = t632 + "term 633; ";
const t634 = t633 + "term 634; ";
const t635 = t634 + "term 635; ";
const t636 = t635 + "term 636; ";
const t637 = t636 + "term 637; ";
const t638 = t637 + "term 638; ";
const t639 = t638 + "term 639; ";
const t640 = t639 + "term 640; ";
const t641 = t640 + "term 641; ";
const t642 = t641 + "term 642; ";
const t643 = t642 + "term 643; ";
const t644 = t643 + "term 644; ";
const t645 = t644 + "term 645; ";
const t646 = t645 + "term 646; ";
const t647 = t646 + "term 647; ";
const t648 = t647 + "term 648; ";
const t649 = t648 + "term 649; ";
const t650 = t649 + "term 650; ";
const t651 = t650 + "term 651; ";
const t652 = t651 + "term 652; ";
const t653 = t652 + "term 653; ";
const t654 = t653 + "term 654; ";
const t655 = t654 + "term 655; ";
const t656 = t655 + "term 656; ";
const t657 = t656 + "term 657; ";
const t658 = t657 + "term 658; ";
const t659 = t658 + "term 659; ";
const t660 = t659 + "term 660; ";
const t661 = t660 + "term 661; ";
const t662 = t661 + "term 662; ";
const t663 = t662 + "term 663; ";
const t664 = t663 + "term 664; ";
const t665 = t664 + "term 665; ";
const t666 = t665 + "term 666; ";
const t667 = t666 + "term 667; ";
const t668 = t667 + "term 668; ";
const t669 = t668 + "term 669; ";
const t670 = t669 + "term 670; ";
const t671 = t670 + "term 671; ";
const t672 = t671 + "term 672; ";
const t673 = t672 + "term 673; ";
const t674 = t673 + "term 674; ";
const t675 = t674 + "term 675; ";
const t676 = t675 + "term 676; ";
const t677 = t676 + "term 677; ";
const t678 = t677 + "term 678; ";
const t679 = t678 + "term 679; ";
const t680 = t679 + "term 680; ";
const t681 = t680 + "term 681; ";
const t682 = t681 + "term 682; ";
const t683 = t682 + "term 683; ";
const t684 = t683 + "term 684; ";
const t685 = t684 + "term 685; ";
const t686 = t685 + "term 686; ";
const t687 = t686 + "term 687; ";
const t688 = t687 + "term 688; ";
const t689 = t688 + "term 689; ";
const t690 = t689 + "term 690; ";
const t691 = t690 + "term 691; ";
const t692 = t691 + "term 692; ";
const t693 = t692 + "term 693; ";
const t694 = t693 + "term 694; ";
const t695 = t694 + "term 695; ";
const t696 = t695 + "term 696; ";
const t697 = t696 + "term 697; ";
const t698 = t697 + "term 698; ";
const t699 = t698 + "term 699; ";
const t700 = t699 + "term 700; ";
const t701 = t700 + "term 701; ";
const t702 = t701 + "term 702; ";
const t703 = t702 + "term 703; ";
const t704 = t703 + "term 704; ";
const t705 = t704 + "term 705; ";
const t706 = t705 + "term 706; ";
const t707 = t706 + "term 707; ";
const t708 = t707 + "term 708; ";
const t709 = t708 + "term 709; ";
const t710 = t709 + "term 710; ";
const t711 = t710 + "term 711; ";
const t712 = t711 + "term 712; ";
const t713 = t712 + "term 713; ";
const t714 = t713 + "term 714; ";
const t715 = t714 + "term 715; ";
const t716 = t715 + "term 716; ";
const t717 = t716 + "term 717; ";
const t718 = t717 + "term 718; ";
const t719 = t718 + "term 719; ";
const t720 = t719 + "term 720; ";
const t721 = t720 + "term 721; ";
const t722 = t721 + "term 722; ";
const t723 = t722 + "term 723; ";
const t724 = t723 + "term 724; ";
const t725 = t724 + "term 725; ";
const t726 = t725 + "term 726; ";
const t727 = t726 + "term 727; ";
const t728 = t727 + "term 728; ";
const t729 = t728 + "term 729; ";
const t730 = t729 + "term 730; ";
const t731 = t730 + "term 731; ";
const t732 = t731 + "term 732; ";
const t733 = t732 + "term 733; ";
const t734 = t733 + "term 734; ";
const t735 = t734 + "term 735; ";
const t736 = t735 + "term 736; ";
const t737 = t736 + "term 737; ";
const t738 = t737 + "term 738; ";
const t739 = t738 + "term 739; ";
const t740 = t739 + "term 740; ";
const t741 = t740 + "term 741; ";
const t742 = t741 + "term 742; ";
const t743 = t742 + "term 743; ";
const t744 = t743 + "term 744; ";
const t745 = t744 + "term 745; ";
const t746 = t745 + "term 746; ";
const t747 = t746 + "term 747; ";
const t748 = t747 + "term 748; ";
const t749 = t748 + "term 749; ";
const t750 = t749 + "term 750; ";
const t751 = t750 + "term 751; ";
const t752 = t751 + "term 752; ";
const t753 = t752 + "term 753; ";
const t754 = t753 + "term 754; ";
const t755 = t754 + "term 755; ";
const t756 = t755 + "term 756; ";
const t757 = t756 + "term 757; ";
const t758 = t757 + "term 758; ";
const t759 = t758 + "term 759; ";
const t760 = t759 + "term 760; ";
const t761 = t760 + "term 761; ";
const t762 = t761 + "term 762; ";
const t763 = t762 + "term 763; ";
const t764 = t763 + "term 764; ";
const t765 = t764 + "term 765; ";
const t766 = t765 + "term 766; ";
const t767 = t766 + "term 767; ";
const t768 = t767 + "term 768; ";
const t769 = t768 + "term 769; ";
const t770 = t769 + "term 770; ";
const t771 = t770 + "term 771; ";
const t772 = t771 + "term 772; ";
const t773 = t772 + "term 773; ";
const t774 = t773 + "term 774; ";
const t775 = t774 + "term 775; ";
const t776 = t775 + "term 776; ";
const t777 = t776 + "term 777; ";
const t778 = t777 + "term 778; ";
const t779 = t778 + "term 779; ";
const t780 = t779 + "term 780; ";
const t781 = t780 + "term 781; ";
const t782 = t781 + "term 782; ";
const t783 = t782 + "term 783; ";
const t784 = t783 + "term 784; ";
const t785 = t784 + "term 785; ";
const t786 = t785 + "term 786; ";
const t787 = t786 + "term 787; ";
const t788 = t787 + "term 788; ";
const t789 = t788 + "term 789; ";
const t790 = t789 + "term 790; ";
const t791 = t790 + "term 791; ";
const t792 = t791 + "term 792; ";
const t793 = t792 + "term 793; ";
const t794 = t793 + "term 794; ";
const t795 = t794 + "term 795; ";
const t796 = t795 + "term 796; ";
const t797 = t796 + "term 797; ";
const t798 = t797 + "term 798; ";
const t799 = t798 + "term 799; ";
const t800 = t799 + "term 800; ";
const t801 = t800 + "term 801; ";
const t802 = t801 + "term 802; ";
const t803 = t802 + "term 803; ";
const t804 = t803 + "term 804; ";
const t805 = t804 + "term 805; ";
const t806 = t805 + "term 806; ";
const t807 = t806 + "term 807; ";
const t808 = t807 + "term 808; ";
const t809 = t808 + "term 809; ";
const t810 = t809 + "term 810; ";
const t811 = t810 + "term 811; ";
const t812 = t811 + "term 812; ";
const t813 = t812 + "term 813; ";
const t814 = t813 + "term 814; ";
const t815 = t814 + "term 815; ";
const t816 = t815 + "term 816; ";
const t817 = t816 + "term 817; ";
const t818 = t817 + "term 818; ";
const t819 = t818 + "term 819; ";
const t820 = t819 + "term 820; ";
const t821 = t820 + "term 821; ";
const t822 = t821 + "term 822; ";
const t823 = t822 + "term 823; ";
const t824 = t823 + "term 824; ";
const t825 = t824 + "term 825; ";
const t826 = t825 + "term 826; ";
const t827 = t826 + "term 827; ";
const t828 = t827 + "term 828; ";
const t829 = t828 + "term 829; ";
const t830 = t829 + "term 830; ";
const t831 = t830 + "term 831; ";
const t832 = t831 + "term 832; ";
const t833 = t832 + "term 833; ";
const t834 = t833 + "term 834; ";
const t835 = t834 + "term 835; ";
const t836 = t835 + "term 836; ";
const t837 = t836 + "term 837; ";
const t838 = t837 + "term 838; ";
const t839 = t838 + "term 839; ";
const t840 = t839 + "term 840; ";
const t841 = t840 + "term 841; ";
const t842 = t841 + "term 842; ";
const t843 = t842 + "term 843; ";
const t844 = t843 + "term 844; ";
const t845 = t844 + "term 845; ";
const t846 = t845 + "term 846; ";
const t847 = t846 + "term 847; ";
const t848 = t847 + "term 848; ";
const t849 = t848 + "term 849; ";
const t850 = t849 + "term 850; ";
const t851 = t850 + "term 851; ";
const t852 = t851 + "term 852; ";
const t853 = t852 + "term 853; ";
const t854 = t853 + "term 854; ";
const t855 = t854 + "term 855; ";
const t856 = t855 + "term 856; ";
const t857 = t856 + "term 857; ";
const t858 = t857 + "term 858; ";
const t859 = t858 + "term 859; ";
const t860 = t859 + "term 860; ";
const t861 = t860 + "term 861; ";
const t862 = t861 + "term 862; ";
const t863 = t862 + "term 863; ";
const t864 = t863 + "term 864; ";
const t865 = t864 + "term 865; ";
const t866 = t865 + "term 866; ";
const t867 = t866 + "term 867; ";
const t868 = t867 + "term 868; ";
const t869 = t868 + "term 869; ";
const t870 = t869 + "term 870; ";
const t871 = t870 + "term 871; ";
const t872 = t871 + "term 872; ";
const t873 = t872 + "term 873; ";
const t874 = t873 + "term 874; ";
const t875 = t874 + "term 875; ";
const t876 = t875 + "term 876; ";
const t877 = t876 + "term 877; ";
const t878 = t877 + "term 878; ";
const t879 = t878 + "term 879; ";
const t880 = t879 + "term 880; ";
const t881 = t880 + "term 881; ";
const t882 = t881 + "term 882; ";
const t883 = t882 + "term 883; ";
const t884 = t883 + "term 884; ";
const t885 = t884 + "term 885; ";
const t886 = t885 + "term 886; ";
const t887 = t886 + "term 887; ";
const t888 = t887 + "term 888; ";
const t889 = t888 + "term 889; ";
const t890 = t889 + "term 890; ";
const t891 = t890 + "term 891; ";
const t892 = t891 + "term 892; ";
const t893 = t892 + "term 893; ";
const t894 = t893 + "term 894; ";
const t895 = t894 + "term 895; ";
const t896 = t895 + "term 896; ";
const t897 = t896 + "term 897; ";
const t898 = t897 + "term 898; ";
const t899 = t898 + "term 899; ";
const t900 = t899 + "term 900; ";
const t901 = t900 + "term 901; ";
const t902 = t901 + "term 902; ";
const t903 = t902 + "term 903; ";
const t904 = t903 + "term 904; ";
const t905 = t904 + "term 905; ";
const t906 = t905 + "term 906; ";
const t907 = t906 + "term 907; ";
const t908 = t907 + "term 908; ";
const t909 = t908 + "term 909; ";
const t910 = t909 + "term 910; ";
const t911 = t910 + "term 911; ";
const t912 = t911 + "term 912; ";
const t913 = t912 + "term 913; ";
const t914 = t913 + "term 914; ";
const t915 = t914 + "term 915; ";
const t916 = t915 + "term 916; ";
const t917 = t916 + "term 917; ";
const t918 = t917 + "term 918; ";
const t919 = t918 + "term 919; ";
const t920 = t919 + "term 920; ";
const t921 = t920 + "term 921; ";
const t922 = t921 + "term 922; ";
const t923 = t922 + "term 923; ";
const t924 = t923 + "term 924; ";
const t925 = t924 + "term 925; ";
const t926 = t925 + "term 926; ";
const t927 = t926 + "term 927; ";
const t928 = t927 + "term 928; ";
const t929 = t928 + "term 929; ";
const t930 = t929 + "term 930; ";
const t931 = t930 + "term 931; ";
const t932 = t931 + "term 932; ";
const t933 = t932 + "term 933; ";
const t934 = t933 + "term 934; ";
const t935 = t934 + "term 935; ";
const t936 = t935 + "term 936; ";
const t937 = t936 + "term 937; ";
const t938 = t937 + "term 938; ";
const t939 = t938 + "term 939; ";
const t940 = t939 + "term 940; ";
const t941 = t940 + "term 941; ";
const t942 = t941 + "term 942; ";
const t943 = t942 + "term 943; ";
const t944 = t943 + "term 944; ";
const t945 = t944 + "term 945; ";
const t946 = t945 + "term 946; ";
const t947 = t946 + "term 947; ";
const t948 = t947 + "term 948; ";
const t949 = t948 + "term 949; ";
const t950 = t949 + "term 950; ";
const t951 = t950 + "term 951; ";
const t952 = t951 + "term 952; ";
const t953 = t952 + "term 953; ";
const t954 = t953 + "term 954; ";
const t955 = t954 + "term 955; ";
const t956 = t955 + "term 956; ";
const t957 = t956 + "term 957; ";
const t958 = t957 + "term 958; ";
const t959 = t958 + "term 959; ";
const t960 = t959 + "term 960; ";
const t961 = t960 + "term 961; ";
const t962 = t961 + "term 962; ";
const t963 = t962 + "term 963; ";
const t964 = t963 + "term 964; ";
const t965 = t964 + "term 965; ";
const t966 = t965 + "term 966; ";
const t967 = t966 + "term 967; ";
const t968 = t967 + "term 968; ";
const t969 = t968 + "term 969; ";
const t970 = t969 + "term 970; ";
const t971 = t970 + "term 971; ";
const t972 = t971 + "term 972; ";
const t973 = t972 + "term 973; ";
const t974 = t973 + "term 974; ";
const t975 = t974 + "term 975; ";
const t976 = t975 + "term 976; ";
const t977 = t976 + "term 977; ";
const t978 = t977 + "term 978; ";
const t979 = t978 + "term 979; ";
const t980 = t979 + "term 980; ";
const t981 = t980 + "term 981; ";
const t982 = t981 + "term 982; ";
const t983 = t982 + "term 983; ";
const t984 = t983 + "term 984; ";
const t985 = t984 + "term 985; ";
const t986 = t985 + "term 986; ";
const t987 = t986 + "term 987; ";
const t988 = t987 + "term 988; ";
const t989 = t988 + "term 989; ";
const t990 = t989 + "term 990; ";
const t991 = t990 + "term 991; ";
const t992 = t991 + "term 992; ";
const t993 = t992 + "term 993; ";
const t994 = t993 + "term 994; ";
const t995 = t994 + "term 995; ";
const t996 = t995 + "term 996; ";
const t997 = t996 + "term 997; ";
const t998 = t997 + "term 998; ";
const t999 = t998 + "term 999; ";
const t1000 = t999 + "term 1000; ";
const t1001 = t1000 + "term 1001; ";
const t1002 = t1001 + "term 1002; ";
const t1003 = t1002 + "term 1003; ";
const t1004 = t1003 + "term 1004; ";
const t1005 = t1004 + "term 1005; ";
const t1006 = t1005 + "term 1006; ";
const t1007 = t1006 + "term 1007; ";
const t1008 = t1007 + "term 1008; ";
const t1009 = t1008 + "term 1009; ";
const t1010 = t1009 + "term 1010; ";
const t1011 = t1010 + "term 1011; ";
const t1012 = t1011 + "term 1012; ";
const t1013 = t1012 + "term 1013; ";
const t1014 = t1013 + "term 1014; ";
const t1015 = t1014 + "term 1015; ";
const t1016 = t1015 + "term 1016; ";
const t1017 = t1016 + "term 1017; ";
const t1018 = t1017 + "term 1018; ";
const t1019 = t1018 + "term 1019; ";
const t1020 = t1019 + "term 1020; ";
const t1021 = t1020 + "term 1021; ";
const t1022 = t1021 + "term 1022; ";
const t1023 = t1022 + "term 1023; ";
const t1024 = t1023 + "term 1024; ";
const t1025 = t1024 + "term 1025; ";
const t1026 = t1025 + "term 1026; ";
const t1027 = t1026 + "term 1027; ";
const t1028 = t1027 + "term 1028; ";
const t1029 = t1028 + "term 1029; ";
const t1030 = t1029 + "term 1030; ";
const t1031 = t1030 + "term 1031; ";
const t1032 = t1031 + "term 1032; ";
const t1033 = t1032 + "term 1033; ";
const t1034 = t1033 + "term 1034; ";
const t1035 = t1034 + "term 1035; ";
const t1036 = t1035 + "term 1036; ";
const t1037 = t1036 + "term 1037; ";
const t1038 = t1037 + "term 1038; ";
const t1039 = t1038 + "term 1039; ";
const t1040 = t1039 + "term 1040; ";
const t1041 = t1040 + "term 1041; ";
const t1042 = t1041 + "term 1042; ";
const t1043 = t1042 + "term 1043; ";
const t1044 = t1043 + "term 1044; ";
const t1045 = t1044 + "term 1045; ";
const t1046 = t1045 + "term 1046; ";
const t1047 = t1046 + "term 1047; ";
const t1048 = t1047 + "term 1048; ";
const t1049 = t1048 + "term 1049; ";
const t1050 = t1049 + "term 1050; ";
const t1051 = t1050 + "term 1051; ";
const t1052 = t1051 + "term 1052; ";
const t1053 = t1052 + "term 1053; ";
const t1054 = t1053 + "term 1054; ";
const t1055 = t1054 + "term 1055; ";
const t1056 = t1055 + "term 1056; ";
const t1057 = t1056 + "term 1057; ";
const t1058 = t1057 + "term 1058; ";
const t1059 = t1058 + "term 1059; ";
const t1060 = t1059 + "term 1060; ";
const t1061 = t1060 + "term 1061; ";
const t1062 = t1061 + "term 1062; ";
const t1063 = t1062 + "term 1063; ";
const t1064 = t1063 + "term 1064; ";
const t1065 = t1064 + "term 1065; ";
const t1066 = t1065 + "term 1066; ";
const t1067 = t1066 + "term 1067; ";
const t1068 = t1067 + "term 1068; ";
const t1069 = t1068 + "term 1069; ";
const t1070 = t1069 + "term 1070; ";
const t1071 = t1070 + "term 1071; ";
const t1072 = t1071 + "term 1072; ";
const t1073 = t1072 + "term 1073; ";
const t1074 = t1073 + "term 1074; ";
const t1075 = t1074 + "term 1075; ";
const t1076 = t1075 + "term 1076; ";
const t1077 = t1076 + "term 1077; ";
const t1078 = t1077 + "term 1078; ";
const t1079 = t1078 + "term 1079; ";
const t1080 = t1079 + "term 1080; ";
const t1081 = t1080 + "term 1081; ";
const t1082 = t1081 + "term 1082; ";
const t1083 = t1082 + "term 1083; ";
const t1084 = t1083 + "term 1084; ";
const t1085 = t1084 + "term 1085; ";
const t1086 = t1085 + "term 1086; ";
const t1087 = t1086 + "term 1087; ";
const t1088 = t1087 + "term 1088; ";
const t1089 = t1088 + "term 1089; ";
const t1090 = t1089 + "term 1090; ";
const t1091 = t1090 + "term 1091; ";
const t1092 = t1091 + "term 1092; ";
const t1093 = t1092 + "term 1093; ";
const t1094 = t1093 + "term 1094; ";
const t1095 = t1094 + "term 1095; ";
const t1096 = t1095 + "term 1096; ";
const t1097 = t1096 + "term 1097; ";
const t1098 = t1097 + "term 1098; ";
const t1099 = t1098 + "term 1099; ";
const t1100 = t1099 + "term 1100; ";
const t1101 = t1100 + "term 1101; ";
const t1102 = t1101 + "term 1102; ";
const t1103 = t1102 + "term 1103; ";
const t1104 = t1103 + "term 1104; ";
const t1105 = t1104 + "term 1105; ";
const t1106 = t1105 + "term 1106; ";
const t1107 = t1106 + "term 1107; ";
const t1108 = t1107 + "term 1108; ";
const t1109 = t1108 + "term 1109; ";
const t1110 = t1109 + "term 1110; ";
const t1111 = t1110 + "term 1111; ";
const t1112 = t1111 + "term 1112; ";
const t1113 = t1112 + "term 1113; ";
const t1114 = t1113 + "term 1114; ";
const t1115 = t1114 + "term 1115; ";
const t1116 = t1115 + "term 1116; ";
const t1117 = t1116 + "term 1117; ";
const t1118 = t1117 + "term 1118; ";
const t1119 = t1118 + "term 1119; ";
const t1120 = t1119 + "term 1120; ";
const t1121 = t1120 + "term 1121; ";
const t1122 = t1121 + "term 1122; ";
const t1123 = t1122 + "term 1123; ";
const t1124 = t1123 + "term 1124; ";
const t1125 = t1124 + "term 1125; ";
const t1126 = t1125 + "term 1126; ";
const t1127 = t1126 + "term 1127; ";
const t1128 = t1127 + "term 1128; ";
const t1129 = t1128 + "term 1129; ";
const t1130 = t1129 + "term 1130; ";
const t1131 = t1130 + "term 1131; ";
const t1132 = t1131 + "term 1132; ";
const t1133 = t1132 + "term 1133; ";
const t1134 = t1133 + "term 1134; ";
const t1135 = t1134 + "term 1135; ";
const t1136 = t1135 + "term 1136; ";
const t1137 = t1136 + "term 1137; ";
const t1138 = t1137 + "term 1138; ";
const t1139 = t1138 + "term 1139; ";
const t1140 = t1139 + "term 1140; ";
const t1141 = t1140 + "term 1141; ";
const t1142 = t1141 + "term 1142; ";
const t1143 = t1142 + "term 1143; ";
const t1144 = t1143 + "term 1144; ";
const t1145 = t1144 + "term 1145; ";
const t1146 = t1145 + "term 1146; ";
const t1147 = t1146 + "term 1147; ";
const t1148 = t1147 + "term 1148; ";
const t1149 = t1148 + "term 1149; ";
const t1150 = t1149 + "term 1150; ";
const t1151 = t1150 + "term 1151; ";
const t1152 = t1151 + "term 1152; ";
const t1153 = t1152 + "term 1153; ";
const t1154 = t1153 + "term 1154; ";
const t1155 = t1154 + "term 1155; ";
const t1156 = t1155 + "term 1156; ";
const t1157 = t1156 + "term 1157; ";
const t1158 = t1157 + "term 1158; ";
const t1159 = t1158 + "term 1159; ";
const t1160 = t1159 + "term 1160; ";
const t1161 = t1160 + "term 1161; ";
const t1162 = t1161 + "term 1162; ";
const t1163 = t1162 + "term 1163; ";
const t1164 = t1163 + "term 1164; ";
const t1165 = t1164 + "term 1165; ";
const t1166 = t1165 + "term 1166; ";
const t1167 = t1166 + "term 1167; ";
const t1168 = t1167 + "term 1168; ";
const t1169 = t1168 + "term 1169; ";
const t1170 = t1169 + "term 1170; ";
const t1171 = t1170 + "term 1171; ";
const t1172 = t1171 + "term 1172; ";
const t1173 = t1172 + "term 1173; ";
const t1174 = t1173 + "term 1174; ";
const t1175 = t1174 + "term 1175; ";
const t1176 = t1175 + "term 1176; ";
const t1177 = t1176 + "term 1177; ";
const t1178 = t1177 + "term 1178; ";
const t1179 = t1178 + "term 1179; ";
const t1180 = t1179 + "term 1180; ";
const t1181 = t1180 + "term 1181; ";
const t1182 = t1181 + "term 1182; ";
const t1183 = t1182 + "term 1183; ";
const t1184 = t1183 + "term 1184; ";
const t1185 = t1184 + "term 1185; ";
const t1186 = t1185 + "term 1186; ";
const t1187 = t1186 + "term 1187; ";
const t1188 = t1187 + "term 1188; ";
const t1189 = t1188 + "term 1189; ";
const t1190 = t1189 + "term 1190; ";
const t1191 = t1190 + "term 1191; ";
const t1192 = t1191 + "term 1192; ";
const t1193 = t1192 + "term 1193; ";
const t1194 = t1193 + "term 1194; ";
const t1195 = t1194 + "term 1195; ";
const t1196 = t1195 + "term 1196; ";
const t1197 = t1196 + "term 1197; ";
const t1198 = t1197 + "term 1198; ";
const t1199 = t1198 + "term 1199; ";
const t1200 = t1199 + "term 1200; ";
const t1201 = t1200 + "term 1201; ";
const t1202 = t1201 + "term 1202; ";
const t1203 = t1202 + "term 1203; ";
const t1204 = t1203 + "term 1204; ";
const t1205 = t1204 + "term 1205; ";
const t1206 = t1205 + "term 1206; ";
const t1207 = t1206 + "term 1207; ";
const t1208 = t1207 + "term 1208; ";
const t1209 = t1208 + "term 1209; ";
const t1210 = t1209 + "term 1210; ";
const t1211 = t1210 + "term 1211; ";
const t1212 = t1211 + "term 1212; ";
const t1213 = t1212 + "term 1213; ";
const t1214 = t1213 + "term 1214; ";
const t1215 = t1214 + "term 1215; ";
const t1216 = t1215 + "term 1216; ";
const t1217 = t1216 + "term 1217; ";
const t1218 = t1217 + "term 1218; ";
const t1219 = t1218 + "term 1219; ";
const t1220 = t1219 + "term 1220; ";
const t1221 = t1220 + "term 1221; ";
const t1222 = t1221 + "term 1222; ";
const t1223 = t1222 + "term 1223; ";
const t1224 = t1223 + "term 1224; ";
const t1225 = t1224 + "term 1225; ";
const t1226 = t1225 + "term 1226; ";
const t1227 = t1226 + "term 1227; ";
const t1228 = t1227 + "term 1228; ";
const t1229 = t1228 + "term 1229; ";
const t1230 = t1229 + "term 1230; ";
const t1231 = t1230 + "term 1231; ";
const t1232 = t1231 + "term 1232; ";
const t1233 = t1232 + "term 1233; ";
const t1234 = t1233 + "term 1234; ";
const t1235 = t1234 + "term 1235; ";
const t1236 = t1235 + "term 1236; ";
const t1237 = t1236 + "term 1237; ";
const t1238 = t1237 + "term 1238; ";
const t1239 = t1238 + "term 1239; ";
const t1240 = t1239 + "term 1240; ";
const t1241 = t1240 + "term 1241; ";
const t1242 = t1241 + "term 1242; ";
const t1243 = t1242 + "term 1243; ";
const t1244 = t1243 + "term 1244; ";
const t1245 = t1244 + "term 1245; ";
const t1246 = t1245 + "term 1246; ";
const t1247 = t1246 + "term 1247; ";
const t1248 = t1247 + "term 1248; ";
const t1249 = t1248 + "term 1249; ";
const t1250 = t1249 + "term 1250; ";
const t1251 = t1250 + "term 1251; ";
const t1252 = t1251 + "term 1252; ";
const t1253 = t1252 + "term 1253; ";
const t1254 = t1253 + "term 1254; ";
const t1255 = t1254 + "term 1255; ";
const t1256 = t1255 + "term 1256; ";
const t1257 = t1256 + "term 1257; ";
const t1258 = t1257 + "term 1258; ";
const t1259 = t1258 + "term 1259; ";
const t1260 = t1259 + "term 1260; ";
const t1261 = t1260 + "term 1261; ";
const t1262 = t1261 + "term 1262; ";
const t1263 = t1262 + "term 1263; ";
const t1264 = t1263 + "term 1264; ";
const t1265 = t1264 + "term 1265; ";
const t1266 = t1265 + "term 1266; ";
const t1267 = t1266 + "term 1267; ";
const t1268 = t1267 + "term 1268; ";
const t1269 = t1268 + "term 1269; ";
const t1270 = t1269 + "term 1270; ";
const t1271 = t1270 + "term 1271; ";
const t1272 = t1271 + "term 1272; ";
const t1273 = t1272 + "term 1273; ";
const t1274 = t1273 + "term 1274; ";
const t1275 = t1274 + "term 1275; ";
const t1276 = t1275 + "term 1276; ";
const t1277 = t1276 + "term 1277; ";
const t1278 = t1277 + "term 1278; ";
const t1279 = t1278 + "term 1279; ";
const t1280 = t1279 + "term 1280; ";
const t1281 = t1280 + "term 1281; ";
const t1282 = t1281 + "term 1282; ";
const t1283 = t1282 + "term 1283; ";
const t1284 = t1283 + "term 1284; ";
const t1285 = t1284 + "term 1285; ";
const t1286 = t1285 + "term 1286; ";
const t1287 = t1286 + "term 1287; ";
const t1288 = t1287 + "term 1288; ";
const t1289 = t1288 + "term 1289; ";
const t1290 = t1289 + "term 1290; ";
const t1291 = t1290 + "term 1291; ";
const t1292 = t1291 + "term 1292; ";
const t1293 = t1292 + "term 1293; ";
const t1294 = t1293 + "term 1294; ";
const t1295 = t1294 + "term 1295; ";
const t1296 = t1295 + "term 1296; ";
const t1297 = t1296 + "term 1297; ";
const t1298 = t1297 + "term 1298; ";
const t1299 = t1298 + "term 1299; ";
const t1300 = t1299 + "term 1300; ";
const t1301 = t1300 + "term 1301; ";
const t1302 = t1301 + "term 1302; ";
const t1303 = t1302 + "term 1303; ";
const t1304 = t1303 + "term 1304; ";
const t1305 = t1304 + "term 1305; ";
const t1306 = t1305 + "term 1306; ";
const t1307 = t1306 + "term 1307; ";
const t1308 = t1307 + "term 1308; ";
const t1309 = t1308 + "term 1309; ";
const t1310 = t1309 + "term 1310; ";
const t1311 = t1310 + "term 1311; ";
const t1312 = t1311 + "term 1312; ";
const t1313 = t1312 + "term 1313; ";
const t1314 = t1313 + "term 1314; ";
const t1315 = t1314 + "term 1315; ";
const t1316 = t1315 + "term 1316; ";
const t1317 = t1316 + "term 1317; ";
const t1318 = t1317 + "term 1318; ";
const t1319 = t1318 + "term 1319; ";
const t1320 = t1319 + "term 1320; ";
const t1321 = t1320 + "term 1321; ";
const t1322 = t1321 + "term 1322; ";
const t1323 = t1322 + "term 1323; ";
const t1324 = t1323 + "term 1324; ";
const t1325 = t1324 + "term 1325; ";
const t1326 = t1325 + "term 1326; ";
const t1327 = t1326 + "term 1327; ";
const t1328 = t1327 + "term 1328; ";
const t1329 = t1328 + "term 1329; ";
const t1330 = t1329 + "term 1330; ";
const t1331 = t1330 + "term 1331; ";
const t1332 = t1331 + "term 1332; ";
const t1333 = t1332 + "term 1333; ";
const t1334 = t1333 + "term 1334; ";
const t1335 = t1334 + "term 1335; ";
const t1336 = t1335 + "term 1336; ";
const t1337 = t1336 + "term 1337; ";
const t1338 = t1337 + "term 1338; ";
const t1339 = t1338 + "term 1339; ";
const t1340 = t1339 + "term 1340; ";
const t1341 = t1340 + "term 1341; ";
const t1342 = t1341 + "term 1342; ";
const t1343 = t1342 + "term 1343; ";
const t1344 = t1343 + "term 1344; ";
const t1345 = t1344 + "term 1345; ";
const t1346 = t1345 + "term 1346; ";
const t1347 = t1346 + "term 1347; ";
const t1348 = t1347 + "term 1348; ";
const t1349 = t1348 + "term 1349; ";
const t1350 = t1349 + "term 1350; ";
const t1351 = t1350 + "term 1351; ";
const t1352 = t1351 + "term 1352; ";
const t1353 = t1352 + "term 1353; ";
const t1354 = t1353 + "term 1354; ";
const t1355 = t1354 + "term 1355; ";
const t1356 = t1355 + "term 1356; ";
const t1357 = t1356 + "term 1357; ";
const t1358 = t1357 + "term 1358; ";
const t1359 = t1358 + "term 1359; ";
const t1360 = t1359 + "term 1360; ";
const t1361 = t1360 + "term 1361; ";
const t1362 = t1361 + "term 1362; ";
const t1363 = t1362 + "term 1363; ";
const t1364 = t1363 + "term 1364; ";
const t1365 = t1364 + "term 1365; ";
const t1366 = t1365 + "term 1366; ";
const t1367 = t1366 + "term 1367; ";
const t1368 = t1367 + "term 1368; ";
const t1369 = t1368 + "term 1369; ";
const t1370 = t1369 + "term 1370; ";
const t1371 = t1370 + "term 1371; ";
const t1372 = t1371 + "term 1372; ";
const t1373 = t1372 + "term 1373; ";
const t1374 = t1373 + "term 1374; ";
const t1375 = t1374 + "term 1375; ";
const t1376 = t1375 + "term 1376; ";
const t1377 = t1376 + "term 1377; ";
const t1378 = t1377 + "term 1378; ";
const t1379 = t1378 + "term 1379; ";
const t1380 = t1379 + "term 1380; ";
const t1381 = t1380 + "term 1381; ";
const t1382 = t1381 + "term 1382; ";
const t1383 = t1382 + "term 1383; ";
const t1384 = t1383 + "term 1384; ";
const t1385 = t1384 + "term 1385; ";
const t1386 = t1385 + "term 1386; ";
const t1387 = t1386 + "term 1387; ";
const t1388 = t1387 + "term 1388; ";
const t1389 = t1388 + "term 1389; ";
const t1390 = t1389 + "term 1390; ";
const t1391 = t1390 + "term 1391; ";
const t1392 = t1391 + "term 1392; ";
const t1393 = t1392 + "term 1393; ";
const t1394 = t1393 + "term 1394; ";
const t1395 = t1394 + "term 1395; ";
const t1396 = t1395 + "term 1396; ";
const t1397 = t1396 + "term 1397; ";
const t1398 = t1397 + "term 1398; ";
const t1399 = t1398 + "term 1399; ";
const t1400 = t1399 + "term 1400; ";
const t1401 = t1400 + "term 1401; ";
const t1402 = t1401 + "term 1402; ";
const t1403 = t1402 + "term 1403; ";
const t1404 = t1403 + "term 1404; ";
const t1405 = t1404 + "term 1405; ";
const t1406 = t1405 + "term 1406; ";
const t1407 = t1406 + "term 1407; ";
const t1408 = t1407 + "term 1408; ";
const t1409 = t1408 + "term 1409; ";
const t1410 = t1409 + "term 1410; ";
const t1411 = t1410 + "term 1411; ";
const t1412 = t1411 + "term 1412; ";
const t1413 = t1412 + "term 1413; ";
const t1414 = t1413 + "term 1414; ";
const t1415 = t1414 + "term 1415; ";
const t1416 = t1415 + "term 1416; ";
const t1417 = t1416 + "term 1417; ";
const t1418 = t1417 + "term 1418; ";
const t1419 = t1418 + "term 1419; ";
const t1420 = t1419 + "term 1420; ";
const t1421 = t1420 + "term 1421; ";
const t1422 = t1421 + "term 1422; ";
const t1423 = t1422 + "term 1423; ";
const t1424 = t1423 + "term 1424; ";
const t1425 = t1424 + "term 1425; ";
const t1426 = t1425 + "term 1426; ";
const t1427 = t1426 + "term 1427; ";
const t1428 = t1427 + "term 1428; ";
const t1429 = t1428 + "term 1429; ";
const t1430 = t1429 + "term 1430; ";
const t1431 = t1430 + "term 1431; ";
const t1432 = t1431 + "term 1432; ";
const t1433 = t1432 + "term 1433; ";
const t1434 = t1433 + "term 1434; ";
const t1435 = t1434 + "term 1435; ";
const t1436 = t1435 + "term 1436; ";
const t1437 = t1436 + "term 1437; ";
const t1438 = t1437 + "term 1438; ";
const t1439 = t1438 + "term 1439; ";
const t1440 = t1439 + "term 1440; ";
const t1441 = t1440 + "term 1441; ";
const t1442 = t1441 + "term 1442; ";
const t1443 = t1442 + "term 1443; ";
const t1444 = t1443 + "term 1444; ";
const t1445 = t1444 + "term 1445; ";
const t1446 = t1445 + "term 1446; ";
const t1447 = t1446 + "term 1447; ";
const t1448 = t1447 + "term 1448; ";
const t1449 = t1448 + "term 1449; ";
const t1450 = t1449 + "term 1450; ";
const t1451 = t1450 + "term 1451; ";
const t1452 = t1451 + "term 1452; ";
const t1453 = t1452 + "term 1453; ";
const t1454 = t1453 + "term 1454; ";
const t1455 = t1454 + "term 1455; ";
const t1456 = t1455 + "term 1456; ";
const t1457 = t1456 + "term 1457; ";
const t1458 = t1457 + "term 1458; ";
const t1459 = t1458 + "term 1459; ";
const t1460 = t1459 + "term 1460; ";
const t1461 = t1460 + "term 1461; ";
const t1462 = t1461 + "term 1462; ";
const t1463 = t1462 + "term 1463; ";
const t1464 = t1463 + "term 1464; ";
const t1465 = t1464 + "term 1465; ";
const t1466 = t1465 + "term 1466; ";
const t1467 = t1466 + "term 1467; ";
const t1468 = t1467 + "term 1468; ";
const t1469 = t1468 + "term 1469; ";
const t1470 = t1469 + "term 1470; ";
const t1471 = t1470 + "term 1471; ";
const t1472 = t1471 + "term 1472; ";
const t1473 = t1472 + "term 1473; ";
const t1474 = t1473 + "term 1474; ";
const t1475 = t1474 + "term 1475; ";
const t1476 = t1475 + "term 1476; ";
const t1477 = t1476 + "term 1477; ";
const t1478 = t1477 + "term 1478; ";
const t1479 = t1478 + "term 1479; ";
const t1480 = t1479 + "term 1480; ";
const t1481 = t1480 + "term 1481; ";
const t1482 = t1481 + "term 1482; ";
const t1483 = t1482 + "term 1483; ";
const t1484 = t1483 + "term 1484; ";
const t1485 = t1484 + "term 1485; ";
const t1486 = t1485 + "term 1486; ";
const t1487 = t1486 + "term 1487; ";
const t1488 = t1487 + "term 1488; ";
const t1489 = t1488 + "term 1489; ";
const t1490 = t1489 + "term 1490; ";
const t1491 = t1490 + "term 1491; ";
const t1492 = t1491 + "term 1492; ";
const t1493 = t1492 + "term 1493; ";
const t1494 = t1493 + "term 1494; ";
const t1495 = t1494 + "term 1495; ";
const t1496 = t1495 + "term 1496; ";
const t1497 = t1496 + "term 1497; ";
const t1498 = t1497 + "term 1498; ";
const t1499 = t1498 + "term 1499; ";
const t1500 = t1499 + "term 1500; ";
const t1501 = t1500 + "term 1501; ";
const t1502 = t1501 + "term 1502; ";
const t1503 = t1502 + "term 1503; ";
const t1504 = t1503 + "term 1504; ";
const t1505 = t1504 + "term 1505; ";
const t1506 = t1505 + "term 1506; ";
const t1507 = t1506 + "term 1507; ";
const t1508 = t1507 + "term 1508; ";
const t1509 = t1508 + "term 1509; ";
const t1510 = t1509 + "term 1510; ";
const t1511 = t1510 + "term 1511; ";
const t1512 = t1511 + "term 1512; ";
const t1513 = t1512 + "term 1513; ";
const t1514 = t1513 + "term 1514; ";
const t1515 = t1514 + "term 1515; ";
const t1516 = t1515 + "term 1516; ";
const t1517 = t1516 + "term 1517; ";
const t1518 = t1517 + "term 1518; ";
const t1519 = t1518 + "term 1519; ";
const t1520 = t1519 + "term 1520; ";
const t1521 = t1520 + "term 1521; ";
const t1522 = t1521 + "term 1522; ";
const t1523 = t1522 + "term 1523; ";
const t1524 = t1523 + "term 1524; ";
const t1525 = t1524 + "term 1525; ";
const t1526 = t1525 + "term 1526; ";
const t1527 = t1526 + "term 1527; ";
const t1528 = t1527 + "term 1528; ";
const t1529 = t1528 + "term 1529; ";
const t1530 = t1529 + "term 1530; ";
const t1531 = t1530 + "term 1531; ";
const t1532 = t1531 + "term 1532; ";
const t1533 = t1532 + "term 1533; ";
const t1534 = t1533 + "term 1534; ";
const t1535 = t1534 + "term 1535; ";
const t1536 = t1535 + "term 1536; ";
const t1537 = t1536 + "term 1537; ";
const t1538 = t1537 + "term 1538; ";
const t1539 = t1538 + "term 1539; ";
const t1540 = t1539 + "term 1540; ";
const t1541 = t1540 + "term 1541; ";
const t1542 = t1541 + "term 1542; ";
const t1543 = t1542 + "term 1543; ";
const t1544 = t1543 + "term 1544; ";
const t1545 = t1544 + "term 1545; ";
const t1546 = t1545 + "term 1546; ";
const t1547 = t1546 + "term 1547; ";
const t1548 = t1547 + "term 1548; ";
const t1549 = t1548 + "term 1549; ";
const t1550 = t1549 + "term 1550; ";
const t1551 = t1550 + "term 1551; ";
const t1552 = t1551 + "term 1552; ";
const t1553 = t1552 + "term 1553; ";
const t1554 = t1553 + "term 1554; ";
const t1555 = t1554 + "term 1555; ";
const t1556 = t1555 + "term 1556; ";
const t1557 = t1556 + "term 1557; ";
const t1558 = t1557 + "term 1558; ";
const t1559 = t1558 + "term 1559; ";
const t1560 = t1559 + "term 1560; ";
const t1561 = t1560 + "term 1561; ";
const t1562 = t1561 + "term 1562; ";
const t1563 = t1562 + "term 1563; ";
const t1564 = t1563 + "term 1564; ";
const t1565 = t1564 + "term 1565; ";
const t1566 = t1565 + "term 1566; ";
const t1567 = t1566 + "term 1567; ";
const t1568 = t1567 + "term 1568; ";
const t1569 = t1568 + "term 1569; ";
const t1570 = t1569 + "term 1570; ";
const t1571 = t1570 + "term 1571; ";
const t1572 = t1571 + "term 1572; ";
const t1573 = t1572 + "term 1573; ";
const t1574 = t1573 + "term 1574; ";
const t1575 = t1574 + "term 1575; ";
const t1576 = t1575 + "term 1576; ";
const t1577 = t1576 + "term 1577; ";
const t1578 = t1577 + "term 1578; ";
const t1579 = t1578 + "term 1579; ";
const t1580 = t1579 + "term 1580; ";
const t1581 = t1580 + "term 1581; ";
const t1582 = t1581 + "term 1582; ";
const t1583 = t1582 + "term 1583; ";
const t1584 = t1583 + "term 1584; ";
const t1585 = t1584 + "term 1585; ";
const t1586 = t1585 + "term 1586; ";
const t1587 = t1586 + "term 1587; ";
const t1588 = t1587 + "term 1588; ";
const t1589 = t1588 + "term 1589; ";
const t1590 = t1589 + "term 1590; ";
const t1591 = t1590 + "term 1591; ";
const t1592 = t1591 + "term 1592; ";
const t1593 = t1592 + "term 1593; ";
const t1594 = t1593 + "term 1594; ";
const t1595 = t1594 + "term 1595; ";
const t1596 = t1595 + "term 1596; ";
const t1597 = t1596 + "term 1597; ";
const t1598 = t1597 + "term 1598; ";
const t1599 = t1598 + "term 1599; ";
const t1600 = t1599 + "term 1600; ";
const t1601 = t1600 + "term 1601; ";
const t1602 = t1601 + "term 1602; ";
const t1603 = t1602 + "term 1603; ";
const t1604 = t1603 + "term 1604; ";
const t1605 = t1604 + "term 1605; ";
const t1606 = t1605 + "term 1606; ";
const t1607 = t1606 + "term 1607; ";
const t1608 = t1607 + "term 1608; ";
const t1609 = t1608 + "term 1609; ";
const t1610 = t1609 + "term 1610; ";
const t1611 = t1610 + "term 1611; ";
const t1612 = t1611 + "term 1612; ";
const t1613 = t1612 + "term 1613; ";
const t1614 = t1613 + "term 1614; ";
const t1615 = t1614 + "term 1615; ";
const t1616 = t1615 + "term 1616; ";
const t1617 = t1616 + "term 1617; ";
const t1618 = t1617 + "term 1618; ";
const t1619 = t1618 + "term 1619; ";
const t1620 = t1619 + "term 1620; ";
const t1621 = t1620 + "term 1621; ";
const t1622 = t1621 + "term 1622; ";
const t1623 = t1622 + "term 1623; ";
const t1624 = t1623 + "term 1624; ";
const t1625 = t1624 + "term 1625; ";
const t1626 = t1625 + "term 1626; ";
const t1627 = t1626 + "term 1627; ";
const t1628 = t1627 + "term 1628; ";
const t1629 = t1628 + "term 1629; ";
const t1630 = t1629 + "term 1630; ";
const t1631 = t1630 + "term 1631; ";
const t1632 = t1631 + "term 1632; ";
const t1633 = t1632 + "term 1633; ";
const t1634 = t1633 + "term 1634; ";
const t1635 = t1634 + "term 1635; ";
const t1636 = t1635 + "term 1636; ";
const t1637 = t1636 + "term 1637; ";
const t1638 = t1637 + "term 1638; ";
const t1639 = t1638 + "term 1639; ";
const t1640 = t1639 + "term 1640; ";
const t1641 = t1640 + "term 1641; ";
const t1642 = t1641 + "term 1642; ";
const t1643 = t1642 + "term 1643; ";
const t1644 = t1643 + "term 1644; ";
const t1645 = t1644 + "term 1645; ";
const t1646 = t1645 + "term 1646; ";
const t1647 = t1646 + "term 1647; ";
const t1648 = t1647 + "term 1648; ";
const t1649 = t1648 + "term 1649; ";
const t1650 = t1649 + "term 1650; ";
const t1651 = t1650 + "term 1651; ";
const t1652 = t1651 + "term 1652; ";
const t1653 = t1652 + "term 1653; ";
const t1654 = t1653 + "term 1654; ";
const t1655 = t1654 + "term 1655; ";
const t1656 = t1655 + "term 1656; ";
const t1657 = t1656 + "term 1657; ";
const t1658 = t1657 + "term 1658; ";
const t1659 = t1658 + "term 1659; ";
const t1660 = t1659 + "term 1660; ";
const t1661 = t1660 + "term 1661; ";
const t1662 = t1661 + "term 1662; ";
const t1663 = t1662 + "term 1663; ";
const t1664 = t1663 + "term 1664; ";
const t1665 = t1664 + "term 1665; ";
const t1666 = t1665 + "term 1666; ";
const t1667 = t1666 + "term 1667; ";
const t1668 = t1667 + "term 1668; ";
const t1669 = t1668 + "term 1669; ";
const t1670 = t1669 + "term 1670; ";
const t1671 = t1670 + "term 1671; ";
const t1672 = t1671 + "term 1672; ";
const t1673 = t1672 + "term 1673; ";
const t1674 = t1673 + "term 1674; ";
const t1675 = t1674 + "term 1675; ";
const t1676 = t1675 + "term 1676; ";
const t1677 = t1676 + "term 1677; ";
const t1678 = t1677 + "term 1678; ";
const t1679 = t1678 + "term 1679; ";
const t1680 = t1679 + "term 1680; ";
const t1681 = t1680 + "term 1681; ";
const t1682 = t1681 + "term 1682; ";
const t1683 = t1682 + "term 1683; ";
const t1684 = t1683 + "term 1684; ";
const t1685 = t1684 + "term 1685; ";
const t1686 = t1685 + "term 1686; ";
const t1687 = t1686 + "term 1687; ";
const t1688 = t1687 + "term 1688; ";
const t1689 = t1688 + "term 1689; ";
const t1690 = t1689 + "term 1690; ";
const t1691 = t1690 + "term 1691; ";
const t1692 = t1691 + "term 1692; ";
const t1693 = t1692 + "term 1693; ";
const t1694 = t1693 + "term 1694; ";
const t1695 = t1694 + "term 1695; ";
const t1696 = t1695 + "term 1696; ";
const t1697 = t1696 + "term 1697; ";
const t1698 = t1697 + "term 1698; ";
const t1699 = t1698 + "term 1699; ";
const t1700 = t1699 + "term 1700; ";
const t1701 = t1700 + "term 1701; ";
const t1702 = t1701 + "term 1702; ";
const t1703 = t1702 + "term 1703; ";
const t1704 = t1703 + "term 1704; ";
const t1705 = t1704 + "term 1705; ";
const t1706 = t1705 + "term 1706; ";
const t1707 = t1706 + "term 1707; ";
const t1708 = t1707 + "term 1708; ";
const t1709 = t1708 + "term 1709; ";
const t1710 = t1709 + "term 1710; ";
const t1711 = t1710 + "term 1711; ";
const t1712 = t1711 + "term 1712; ";
const t1713 = t1712 + "term 1713; ";
const t1714 = t1713 + "term 1714; ";
const t1715 = t1714 + "term 1715; ";
const t1716 = t1715 + "term 1716; ";
const t1717 = t1716 + "term 1717; ";
const t1718 = t1717 + "term 1718; ";
const t1719 = t1718 + "term 1719; ";
const t1720 = t1719 + "term 1720; ";
const t1721 = t1720 + "term 1721; ";
const t1722 = t1721 + "term 1722; ";
const t1723 = t1722 + "term 1723; ";
const t1724 = t1723 + "term 1724; ";
const t1725 = t1724 + "term 1725; ";
const t1726 = t1725 + "term 1726; ";
const t1727 = t1726 + "term 1727; ";
const t1728 = t1727 + "term 1728; ";
const t1729 = t1728 + "term 1729; ";
const t1730 = t1729 + "term 1730; ";
const t1731 = t1730 + "term 1731; ";
const t1732 = t1731 + "term 1732; ";
const t1733 = t1732 + "term 1733; ";
const t1734 = t1733 + "term 1734; ";
const t1735 = t1734 + "term 1735; ";
const t1736 = t1735 + "term 1736; ";
const t1737 = t1736 + "term 1737; ";
const t1738 = t1737 + "term 1738; ";
const t1739 = t1738 + "term 1739; ";
const t1740 = t1739 + "term 1740; ";
const t1741 = t1740 + "term 1741; ";
const t1742 = t1741 + "term 1742; ";
const t1743 = t1742 + "term 1743; ";
const t1744 = t1743 + "term 1744; ";
const t1745 = t1744 + "term 1745; ";
const t1746 = t1745 + "term 1746; ";
const t1747 = t1746 + "term 1747; ";
const t1748 = t1747 + "term 1748; ";
const t1749 = t1748 + "term 1749; ";
const t1750 = t1749 + "term 1750; ";
const t1751 = t1750 + "term 1751; ";
const t1752 = t1751 + "term 1752; ";
const t1753 = t1752 + "term 1753; ";
const t1754 = t1753 + "term 1754; ";
const t1755 = t1754 + "term 1755; ";
const t1756 = t1755 + "term 1756; ";
const t1757 = t1756 + "term 1757; ";
const t1758 = t1757 + "term 1758; ";
const t1759 = t1758 + "term 1759; ";
const t1760 = t1759 + "term 1760; ";
const t1761 = t1760 + "term 1761; ";
const t1762 = t1761 + "term 1762; ";
const t1763 = t1762 + "term 1763; ";
const t1764 = t1763 + "term 1764; ";
const t1765 = t1764 + "term 1765; ";
const t1766 = t1765 + "term 1766; ";
const t1767 = t1766 + "term 1767; ";
const t1768 = t1767 + "term 1768; ";
const t1769 = t1768 + "term 1769; ";
const t1770 = t1769 + "term 1770; ";
const t1771 = t1770 + "term 1771; ";
const t1772 = t1771 + "term 1772; ";
const t1773 = t1772 + "term 1773; ";
const t1774 = t1773 + "term 1774; ";
const t1775 = t1774 + "term 1775; ";
const t1776 = t1775 + "term 1776; ";
const t1777 = t1776 + "term 1777; ";
const t1778 = t1777 + "term 1778; ";
const t1779 = t1778 + "term 1779; ";
const t1780 = t1779 + "term 1780; ";
const t1781 = t1780 + "term 1781; ";
const t1782 = t1781 + "term 1782; ";
const t1783 = t1782 + "term 1783; ";
const t1784 = t1783 + "term 1784; ";
const t1785 = t1784 + "term 1785; ";
const t1786 = t1785 + "term 1786; ";
const t1787 = t1786 + "term 1787; ";
const t1788 = t1787 + "term 1788; ";
const t1789 = t1788 + "term 1789; ";
const t1790 = t1789 + "term 1790; ";
const t1791 = t1790 + "term 1791; ";
const t1792 = t1791 + "term 1792; ";
const t1793 = t1792 + "term 1793; ";
const t1794 = t1793 + "term 1794; ";
const t1795 = t1794 + "term 1795; ";
const t1796 = t1795 + "term 1796; ";
const t1797 = t1796 + "term 1797; ";
const t1798 = t1797 + "term 1798; ";
const t1799 = t1798 + "term 1799; ";

const letters = "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d" +
  "ee" +
  "fff" +
  "gggg" +
  "hhhhh" +
  "iiiiii" +
  "jjjjjjj" +
  "k" +
  "ll" +
  "mmm" +
  "nnnn" +
  "ooooo" +
  "pppppp" +
  "qqqqqqq" +
  "r" +
  "ss" +
  "ttt" +
  "uuuu" +
  "vvvvv" +
  "wwwwww" +
  "xxxxxxx" +
  "y" +
  "zz" +
  "aaa" +
  "bbbb" +
  "ccccc" +
  "dddddd" +
  "eeeeeee" +
  "f" +
  "gg" +
  "hhh" +
  "iiii" +
  "jjjjj" +
  "kkkkkk" +
  "lllllll" +
  "m" +
  "nn" +
  "ooo" +
  "pppp" +
  "qqqqq" +
  "rrrrrr" +
  "sssssss" +
  "t" +
  "uu" +
  "vvv" +
  "wwww" +
  "xxxxx" +
  "yyyyyy" +
  "zzzzzzz" +
  "a" +
  "bb" +
  "ccc" +
  "dddd" +
  "eeeee" +
  "ffffff" +
  "ggggggg" +
  "h" +
  "ii" +
  "jjj" +
  "kkkk" +
  "lllll" +
  "mmmmmm" +
  "nnnnnnn" +
  "o" +
  "pp" +
  "qqq" +
  "rrrr" +
  "sssss" +
  "tttttt" +
  "uuuuuuu" +
  "v" +
  "ww" +
  "xxx" +
  "yyyy" +
  "zzzzz" +
  "aaaaaa" +
  "bbbbbbb" +
  "c" +
  "dd" +
  "eee" +
  "ffff" +
  "ggggg" +
  "hhhhhh" +
  "iiiiiii" +
  "j" +
  "kk" +
  "lll" +
  "mmmm" +
  "nnnnn" +
  "oooooo" +
  "ppppppp" +
  "q" +
  "rr" +
  "sss" +
  "tttt" +
  "uuuuu" +
  "vvvvvv" +
  "wwwwwww" +
  "x" +
  "yy" +
  "zzz" +
  "aaaa" +
  "bbbbb" +
  "cccccc" +
  "ddddddd" +
  "e" +
  "ff" +
  "ggg" +
  "hhhh" +
  "iiiii" +
  "jjjjjj" +
  "kkkkkkk" +
  "l" +
  "mm" +
  "nnn" +
  "oooo" +
  "ppppp" +
  "qqqqqq" +
  "rrrrrrr" +
  "s" +
  "tt" +
  "uuu" +
  "vvvv" +
  "wwwww" +
  "xxxxxx" +
  "yyyyyyy" +
  "z" +
  "aa" +
  "bbb" +
  "cccc" +
  "ddddd" +
  "eeeeee" +
  "fffffff" +
  "g" +
  "hh" +
  "iii" +
  "jjjj" +
  "kkkkk" +
  "llllll" +
  "mmmmmmm" +
  "n" +
  "oo" +
  "ppp" +
  "qqqq" +
  "rrrrr" +
  "ssssss" +
  "ttttttt" +
  "u" +
  "vv" +
  "www" +
  "xxxx" +
  "yyyyy" +
  "zzzzzz" +
  "aaaaaaa" +
  "b" +
  "cc" +
  "ddd" +
  "eeee" +
  "fffff" +
  "gggggg" +
  "hhhhhhh" +
  "i" +
  "jj" +
  "kkk" +
  "llll" +
  "mmmmm" +
  "nnnnnn" +
  "ooooooo" +
  "p" +
  "qq" +
  "rrr" +
  "ssss" +
  "ttttt" +
  "uuuuuu" +
  "vvvvvvv" +
  "w" +
  "xx" +
  "yyy" +
  "zzzz" +
  "aaaaa" +
  "bbbbbb" +
  "ccccccc" +
  "d";

exports.text = t1799 + letters;
exports.tree = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["end"]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]];
