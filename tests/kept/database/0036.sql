BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0036');
CREATE TABLE announcements (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT, 
	kind VARCHAR(16) NOT NULL, 
	board VARCHAR(60), 
	period VARCHAR(10) NOT NULL, 
	user_id BIGINT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_announcements PRIMARY KEY (id)
);
CREATE TABLE bars (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_bars PRIMARY KEY (guild_id, user_id)
);
CREATE TABLE chairs (
	match_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name VARCHAR(64) NOT NULL, 
	contribution VARCHAR(32) NOT NULL, 
	stand_in BOOLEAN NOT NULL, 
	timeouts INTEGER NOT NULL, 
	"left" BOOLEAN NOT NULL, coached BOOLEAN DEFAULT 0 NOT NULL, rating_before INTEGER, rating_after INTEGER, rank_before INTEGER, rank_after INTEGER, level VARCHAR(8) DEFAULT 'knight' NOT NULL, decided BOOLEAN DEFAULT 1 NOT NULL, place INTEGER, score INTEGER, spent INTEGER, own_moves INTEGER DEFAULT '0' NOT NULL, computer_moves INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_chairs PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_chairs_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "chairs" VALUES('1m6f6v2w7c',0,1456074443980800009,'dora','1456074443980800011',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,5,0);
INSERT INTO "chairs" VALUES('w75sz1n7sw',0,1456074443980800008,'cem','1466946331607040000',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,2,1,17,70,0);
INSERT INTO "chairs" VALUES('tjvbqn3yvm',0,1456074443980800010,'stranger','1466946331607040018',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,4,0);
INSERT INTO "chairs" VALUES('tqanrcj549',0,1456074443980800006,'ann','1467444363264000000',0,0,0,1,1500,1563,NULL,NULL,'knight',1,1,18,NULL,25,0);
INSERT INTO "chairs" VALUES('tqanrcj549',1,1456074443980800007,'bob','1467444363264000003',0,0,0,1,1500,1437,NULL,NULL,'knight',1,2,6,NULL,22,0);
INSERT INTO "chairs" VALUES('vq9r4wn71b',0,1456074443980800007,'bob','1467444363264000078',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,2,1,NULL,21,0);
INSERT INTO "chairs" VALUES('vq9r4wn71b',1,NULL,'Aldric','1467444363264000081',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,1,25,NULL,0,0);
INSERT INTO "chairs" VALUES('we6pq89wcb',0,1456074443980800006,'ann','1467444631988862983',0,0,0,1,1500,1563,NULL,NULL,'knight',1,1,1,NULL,3,0);
INSERT INTO "chairs" VALUES('we6pq89wcb',1,1456074443980800007,'bob','1467444631988862986',0,0,0,1,1500,1479,NULL,NULL,'knight',1,2,0,NULL,2,0);
INSERT INTO "chairs" VALUES('we6pq89wcb',2,1456074443980800008,'cem','1467444631988862987',0,0,0,1,1500,1479,NULL,NULL,'knight',1,2,0,NULL,2,0);
INSERT INTO "chairs" VALUES('we6pq89wcb',3,1456074443980800009,'dora','1467444631988862988',0,0,0,1,1500,1479,NULL,NULL,'knight',1,2,0,NULL,3,0);
INSERT INTO "chairs" VALUES('3t2pn1ss3m',0,1456074443980800006,'ann','1467444631988863064',0,0,0,1,1563,1555,NULL,NULL,'knight',1,3,0,NULL,6,0);
INSERT INTO "chairs" VALUES('3t2pn1ss3m',1,1456074443980800007,'bob','1467444631988863067',0,0,0,1,1479,1487,NULL,NULL,'knight',1,3,0,NULL,5,0);
INSERT INTO "chairs" VALUES('3t2pn1ss3m',2,NULL,'Aldric','1467444631988863068',0,0,0,0,NULL,NULL,NULL,NULL,'king',1,1,2,NULL,0,0);
INSERT INTO "chairs" VALUES('3t2pn1ss3m',3,NULL,'Berengar','1467444631988863069',0,0,0,0,NULL,NULL,NULL,NULL,'page',1,2,1,NULL,0,0);
INSERT INTO "chairs" VALUES('wjg5kagz3c',0,1456074443980800006,'ann','1467444791372414979',0,0,0,1,1555,1548,NULL,NULL,'knight',1,2,0,NULL,2,0);
INSERT INTO "chairs" VALUES('wjg5kagz3c',1,1456074443980800008,'cem','1467444791372414982',0,0,0,1,1479,1544,NULL,NULL,'knight',1,1,2,NULL,3,0);
INSERT INTO "chairs" VALUES('wjg5kagz3c',2,1456074443980800009,'dora','1467444791372414983',0,0,1,1,1479,1422,NULL,NULL,'knight',1,3,0,NULL,1,0);
INSERT INTO "chairs" VALUES('0s7k5zmdqj',0,1456074443980800007,'bob','1467444791372415039',0,0,0,1,1487,1551,NULL,NULL,'knight',1,2,1,NULL,7,0);
INSERT INTO "chairs" VALUES('0s7k5zmdqj',1,1456074443980800008,'cem','1467444791372415042',1,3,0,1,1544,1480,NULL,NULL,'knight',1,1,3,NULL,0,0);
INSERT INTO "chairs" VALUES('kkaqx6w2xk',0,1456074443980800009,'dora','1467448599800446978',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,2,0,NULL,2,0);
INSERT INTO "chairs" VALUES('kkaqx6w2xk',1,1456074443980800006,'ann','1467448599800446981',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,1,1,NULL,2,0);
INSERT INTO "chairs" VALUES('jzhw7v5p4a',0,1456074443980800006,'ann','1467448599800447011',0,0,0,1,1500,1500,NULL,NULL,'knight',1,1,0,NULL,3,0);
INSERT INTO "chairs" VALUES('jzhw7v5p4a',1,1456074443980800009,'dora','1467448599800447014',0,0,0,1,1500,1500,NULL,NULL,'knight',1,1,0,NULL,4,0);
INSERT INTO "chairs" VALUES('24hc36fg3b',0,1456074443980800008,'cem','1467448599800447065',0,0,0,1,1500,1500,NULL,NULL,'knight',1,1,1,NULL,3,0);
INSERT INTO "chairs" VALUES('24hc36fg3b',1,1456074443980800006,'ann','1467448599800447068',0,0,0,1,1500,1500,NULL,NULL,'knight',1,1,1,NULL,3,0);
INSERT INTO "chairs" VALUES('24hc36fg3b',2,NULL,'Aldric','1467448599800447069',0,0,0,0,NULL,NULL,NULL,NULL,'page',1,1,2,NULL,0,0);
INSERT INTO "chairs" VALUES('h0fqhv67f4',0,1456074443980800006,'ann','1467448616577662979',0,0,0,1,1500,1437,NULL,NULL,'knight',1,5,2,NULL,24,0);
INSERT INTO "chairs" VALUES('h0fqhv67f4',1,1456074443980800007,'bob','1467448616577662982',0,0,0,1,1500,1532,NULL,NULL,'knight',1,2,4,NULL,19,0);
INSERT INTO "chairs" VALUES('h0fqhv67f4',2,1456074443980800008,'cem','1467448616577662983',0,0,0,1,1500,1563,NULL,NULL,'knight',1,1,4,NULL,20,0);
INSERT INTO "chairs" VALUES('h0fqhv67f4',3,1456074443980800009,'dora','1467448616577662984',0,0,0,1,1500,1500,NULL,NULL,'knight',1,3,4,NULL,18,0);
INSERT INTO "chairs" VALUES('h0fqhv67f4',4,1456074443980800010,'stranger','1467448616577662985',0,0,0,1,1500,1468,NULL,NULL,'knight',1,4,4,NULL,20,0);
INSERT INTO "chairs" VALUES('8bcbqwpevr',0,1456074443980800007,'bob','1467448629160574977',0,0,0,1,1532,1462,NULL,NULL,'knight',1,5,2,NULL,19,0);
INSERT INTO "chairs" VALUES('8bcbqwpevr',1,1456074443980800006,'ann','1467448629160574980',0,0,0,1,1437,1507,NULL,NULL,'knight',1,1,4,NULL,19,0);
INSERT INTO "chairs" VALUES('8bcbqwpevr',2,NULL,'Aldric','1467448629160574981',0,0,0,0,NULL,NULL,NULL,NULL,'page',1,2,4,NULL,0,0);
INSERT INTO "chairs" VALUES('8bcbqwpevr',3,NULL,'Berengar','1467448629160574982',0,0,0,0,NULL,NULL,NULL,NULL,'page',1,4,2,NULL,0,0);
INSERT INTO "chairs" VALUES('8bcbqwpevr',4,NULL,'Clotilde','1467448629160574983',0,0,0,0,NULL,NULL,NULL,NULL,'page',1,3,4,NULL,0,0);
INSERT INTO "chairs" VALUES('am79kgq9mw',0,1456074443980800007,'bob','1467448658520702977',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,2,1,22,73,0);
INSERT INTO "chairs" VALUES('rvcjrq8w0w',0,1456074443980800006,'ann','1467448658520702991',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,5,0);
INSERT INTO "chairs" VALUES('c7mme6zvtx',0,1456074443980800007,'bob','1467448658520703007',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,2,0,17,64,0);
INSERT INTO "chairs" VALUES('a17ys3phg2',0,1456074443980800008,'cem','1467448658520703020',0,0,1,1,NULL,NULL,NULL,NULL,'knight',1,2,0,1,3,0);
INSERT INTO "chairs" VALUES('10kmm3y6p9',0,1456074443980800009,'dora','1467448658520703038',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,4,0);
INSERT INTO "chairs" VALUES('kt9dpy4rtv',0,1456074443980800006,'ann','1467448658520703052',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,4,0);
INSERT INTO "chairs" VALUES('s8c2p2g2dp',0,1456074443980800006,'ann','1467448658520703066',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,2,0);
INSERT INTO "chairs" VALUES('s8c2p2g2dp',1,1456074443980800007,'bob','1467448658520703069',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,4,0);
INSERT INTO "chairs" VALUES('a16e69sgmz',0,1456074443980800006,'ann','1467448658520703079',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,4,0);
INSERT INTO "chairs" VALUES('a16e69sgmz',1,1456074443980800008,'cem','1467448658520703082',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,4,0);
INSERT INTO "chairs" VALUES('b76pfv7xca',0,1456074443980800006,'ann','1467448658520703095',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,6,0);
INSERT INTO "chairs" VALUES('b76pfv7xca',1,1456074443980800007,'bob','1467448658520703098',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,1,0);
INSERT INTO "chairs" VALUES('b76pfv7xca',2,1456074443980800008,'cem','1467448658520703099',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,1,0);
INSERT INTO "chairs" VALUES('b76pfv7xca',3,1456074443980800009,'dora','1467448658520703100',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,1,0);
INSERT INTO "chairs" VALUES('b76pfv7xca',4,1456074443980800010,'stranger','1467448658520703101',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,1,0);
INSERT INTO "chairs" VALUES('dscmbe2avw',0,1456074443980800007,'bob','1467448658520703110',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,5,0);
INSERT INTO "chairs" VALUES('dscmbe2avw',1,1456074443980800008,'cem','1467448658520703113',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,4,0);
INSERT INTO "chairs" VALUES('dscmbe2avw',2,1456074443980800009,'dora','',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('q8zw204nx5',0,1456074443980800010,'stranger','1467448658520703197',0,0,0,1,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,1,0);
INSERT INTO "chairs" VALUES('q8zw204nx5',1,1456074443980800009,'dora','1467448658520703200',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,2,0);
INSERT INTO "chairs" VALUES('q8zw204nx5',2,NULL,'Aldric','1467448658520703201',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('kwqtpqnxd0',0,1456074443980800008,'cem','1467448687880830976',0,0,0,0,1480,1543,NULL,NULL,'knight',1,1,1,NULL,1,0);
INSERT INTO "chairs" VALUES('kwqtpqnxd0',1,1456074443980800007,'bob','1467448687880830979',0,0,0,0,1551,1488,NULL,NULL,'knight',1,2,0,NULL,1,0);
INSERT INTO "chairs" VALUES('ep1da86phk',0,1456074443980800006,'ann','1467448687880830997',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,2,0);
INSERT INTO "chairs" VALUES('ep1da86phk',1,1456074443980800007,'bob','1467448687880831000',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,1,0);
INSERT INTO "chairs" VALUES('w3pjehbme8',0,1456074443980800006,'ann','1467448687880831036',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,3,0);
INSERT INTO "chairs" VALUES('w3pjehbme8',1,1456074443980800007,'bob','1467448687880831039',1,3,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('w3pjehbme8',2,1456074443980800009,'dora','1467448687880831040',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,3,0);
INSERT INTO "chairs" VALUES('c5xhnaerc5',0,1456074443980800008,'cem','1467448713046654979',0,0,0,0,1543,1479,NULL,1,'knight',1,2,0,NULL,2,0);
INSERT INTO "chairs" VALUES('c5xhnaerc5',1,1456074443980800009,'dora','1467448713046654982',0,0,0,0,1422,1494,NULL,NULL,'knight',1,1,1,NULL,2,0);
INSERT INTO "chairs" VALUES('yy9ym1hxaw',0,1456074443980800006,'ann','1467448713046654997',0,0,0,0,NULL,NULL,NULL,NULL,'knight',0,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('mqvc7jz0rc',0,1456074443980800007,'bob','1467448713046655000',0,0,0,0,NULL,NULL,NULL,NULL,'knight',0,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('mqvc7jz0rc',1,1456074443980800010,'stranger','1467448713046655003',0,0,0,0,NULL,NULL,NULL,NULL,'knight',0,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('jc83gmeywq',0,1456074443980800008,'cem','1467448713046655004',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('jc83gmeywq',1,1456074443980800009,'dora','1467448713046655007',0,0,0,0,NULL,NULL,NULL,NULL,'knight',1,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('vmh65rf0e5',0,1456074443980800006,'ann','1467448713046655009',0,0,0,0,NULL,NULL,NULL,NULL,'knight',0,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('vmh65rf0e5',1,NULL,'Aldric','1467448713046655009',0,0,0,0,NULL,NULL,NULL,NULL,'king',0,NULL,NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('vmh65rf0e5',2,NULL,'Berengar','1467448713046655009',0,0,0,0,NULL,NULL,NULL,NULL,'page',0,NULL,NULL,NULL,0,0);
CREATE TABLE challenge_people (
	challenge_id VARCHAR(16) NOT NULL, 
	side INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	contribution VARCHAR(32) NOT NULL, 
	pinged_at BIGINT, 
	CONSTRAINT pk_challenge_people PRIMARY KEY (challenge_id, side), 
	CONSTRAINT fk_challenge_people_challenge_id FOREIGN KEY(challenge_id) REFERENCES challenges (id) ON DELETE CASCADE
);
CREATE TABLE challenges (
	id VARCHAR(16) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	locale VARCHAR(16) NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	pace VARCHAR(16) NOT NULL, 
	casual BOOLEAN NOT NULL, 
	best_of INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	counters INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	created_at BIGINT NOT NULL, 
	ends_at BIGINT NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (id)
);
CREATE TABLE direct_hands (
	match_id VARCHAR(16) NOT NULL, 
	user_id BIGINT NOT NULL, 
	channel_id BIGINT, 
	message_id BIGINT, 
	turn_key VARCHAR(120), 
	closed BOOLEAN NOT NULL, draft VARCHAR(100) DEFAULT '' NOT NULL, since INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_direct_hands PRIMARY KEY (match_id, user_id), 
	CONSTRAINT fk_direct_hands_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "direct_hands" VALUES('q8zw204nx5',1456074443980800010,1467448658520703206,1467448675297918978,'2/1/0',0,'',9);
CREATE TABLE emojis (
	application_id BIGINT NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	emoji_id BIGINT NOT NULL, 
	CONSTRAINT pk_emojis PRIMARY KEY (application_id, name)
);
CREATE TABLE evening_people (
	evening_id VARCHAR(16) NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	here BOOLEAN NOT NULL, 
	since BIGINT NOT NULL, number INTEGER, 
	CONSTRAINT pk_evening_people PRIMARY KEY (evening_id, user_id), 
	CONSTRAINT fk_evening_people_evening_id FOREIGN KEY(evening_id) REFERENCES evenings (id) ON DELETE CASCADE
);
CREATE TABLE evening_tables (
	match_id VARCHAR(16) NOT NULL, 
	evening_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, deal INTEGER, 
	CONSTRAINT pk_evening_tables PRIMARY KEY (match_id), 
	CONSTRAINT fk_evening_tables_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_evening_tables_evening_id FOREIGN KEY(evening_id) REFERENCES evenings (id) ON DELETE CASCADE
);
CREATE TABLE evenings (
	id VARCHAR(16) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	locale VARCHAR(16) NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	level VARCHAR(8) NOT NULL, 
	minutes INTEGER NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	starts_at BIGINT NOT NULL, 
	ends_at BIGINT NOT NULL, 
	reminded BOOLEAN NOT NULL, 
	event_id BIGINT, 
	deals INTEGER, secret BLOB, sections JSON DEFAULT '[]' NOT NULL, title VARCHAR(80), note VARCHAR(300), role_id BIGINT, pinged_at BIGINT, weekly BOOLEAN DEFAULT 0 NOT NULL, planner_id BIGINT, 
	CONSTRAINT pk_evenings PRIMARY KEY (id)
);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('commands_hash','d91794f9174435efdd764c6c42aaf8db3fb6ffa3f99ac4dbf47b9659e6f8eb5a');
INSERT INTO "facts" VALUES('daily_deals','48cb5822baff5592f7b36509eb7ec6c31545e594b4123c8831679081c70e007b');
INSERT INTO "facts" VALUES('results','17');
CREATE TABLE given_roles (
	guild_id BIGINT NOT NULL, 
	role_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	given BOOLEAN NOT NULL, 
	checked_at BIGINT NOT NULL, 
	CONSTRAINT pk_given_roles PRIMARY KEY (guild_id, role_id, user_id)
);
CREATE TABLE guild_settings (
	guild_id BIGINT NOT NULL, 
	channels JSON NOT NULL, 
	threads BOOLEAN DEFAULT 1 NOT NULL, 
	pace VARCHAR(16), 
	starter_role_id BIGINT, 
	quiet_from INTEGER, 
	quiet_until INTEGER, 
	time_zone VARCHAR(40) DEFAULT 'UTC' NOT NULL, 
	seasons BOOLEAN DEFAULT 0 NOT NULL, 
	champions BOOLEAN DEFAULT 0 NOT NULL, 
	herald_channel_id BIGINT, 
	closed_season VARCHAR(10), 
	left_at BIGINT, welcomed_at BIGINT, language VARCHAR(16), more JSON DEFAULT '{}' NOT NULL, puzzle_channel_id BIGINT, roles_due_at BIGINT, visitors BOOLEAN DEFAULT 0 NOT NULL, morning_channel_id BIGINT, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
);
INSERT INTO "guild_settings" VALUES(1456074443980800002,'[]',1,NULL,NULL,NULL,NULL,'UTC',0,0,NULL,NULL,NULL,NULL,NULL,'{}',NULL,NULL,0,NULL);
CREATE TABLE log (
	match_id VARCHAR(16) NOT NULL, 
	sequence INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	action JSON, 
	user_id BIGINT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (match_id, sequence), 
	CONSTRAINT fk_log_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('0s7k5zmdqj',4,'action',0,'{"type": "declare", "card": "6H", "declaration": "lowest"}',1456074443980800007,1769936502069);
INSERT INTO "log" VALUES('0s7k5zmdqj',5,'time',NULL,'null',NULL,1769936802069);
INSERT INTO "log" VALUES('0s7k5zmdqj',6,'time',NULL,'null',NULL,1769937102069);
INSERT INTO "log" VALUES('0s7k5zmdqj',7,'action',0,'{"type": "declare", "card": "9S", "declaration": "highest"}',1456074443980800007,1769937102069);
INSERT INTO "log" VALUES('0s7k5zmdqj',8,'time',NULL,'null',NULL,1769937402069);
INSERT INTO "log" VALUES('0s7k5zmdqj',9,'action',0,'{"type": "declare", "card": "QS", "declaration": "lowest"}',1456074443980800007,1769937402069);
INSERT INTO "log" VALUES('0s7k5zmdqj',10,'action',1,'{"card": "10S", "declaration": "highest", "type": "declare"}',NULL,1769937404069);
INSERT INTO "log" VALUES('0s7k5zmdqj',11,'action',0,'{"type": "declare", "card": "JD", "declaration": "middle"}',1456074443980800007,1769937404069);
INSERT INTO "log" VALUES('0s7k5zmdqj',12,'action',1,'{"card": "AS", "declaration": "highest", "type": "declare"}',NULL,1769937406069);
INSERT INTO "log" VALUES('0s7k5zmdqj',13,'action',0,'{"type": "declare", "card": "3D", "declaration": "middle"}',1456074443980800007,1769937406069);
INSERT INTO "log" VALUES('0s7k5zmdqj',14,'action',1,'{"card": "JS", "declaration": "highest", "type": "declare"}',NULL,1769937408069);
INSERT INTO "log" VALUES('0s7k5zmdqj',15,'action',0,'{"type": "declare", "card": "AH", "declaration": "highest"}',1456074443980800007,1769937408069);
INSERT INTO "log" VALUES('0s7k5zmdqj',16,'action',0,'{"type": "declare", "card": "6H", "declaration": "highest"}',1456074443980800007,1769937408069);
INSERT INTO "log" VALUES('0s7k5zmdqj',17,'action',1,'{"card": "QC", "declaration": "highest", "type": "declare"}',NULL,1769937410069);
INSERT INTO "log" VALUES('10kmm3y6p9',2,'action',0,'{"type": "draw"}',1456074443980800009,1769937424069);
INSERT INTO "log" VALUES('10kmm3y6p9',3,'action',0,'{"type": "place", "card": "10H", "pile": 2}',1456074443980800009,1769937424069);
INSERT INTO "log" VALUES('10kmm3y6p9',4,'action',0,'{"type": "undo"}',1456074443980800009,1769937424069);
INSERT INTO "log" VALUES('10kmm3y6p9',5,'action',0,'{"type": "place", "card": "10H", "pile": 3}',1456074443980800009,1769937424069);
INSERT INTO "log" VALUES('1m6f6v2w7c',2,'action',0,'{"type": "draw"}',1456074443980800009,1767225600000);
INSERT INTO "log" VALUES('1m6f6v2w7c',3,'action',0,'{"type": "place", "card": "JC", "pile": 0}',1456074443980800009,1767225600000);
INSERT INTO "log" VALUES('1m6f6v2w7c',4,'action',0,'{"type": "draw"}',1456074443980800009,1767225600000);
INSERT INTO "log" VALUES('1m6f6v2w7c',5,'action',0,'{"type": "reserve"}',1456074443980800009,1767225600000);
INSERT INTO "log" VALUES('1m6f6v2w7c',6,'action',0,'{"type": "draw"}',1456074443980800009,1767225600000);
INSERT INTO "log" VALUES('24hc36fg3b',5,'action',0,'{"army": "HNHGHGPARHHBPHAL", "type": "deploy"}',1456074443980800008,1769937410069);
INSERT INTO "log" VALUES('24hc36fg3b',6,'action',1,'{"army": "HHNBGBAHPPHHAHNR", "type": "deploy"}',1456074443980800006,1769937410069);
INSERT INTO "log" VALUES('24hc36fg3b',7,'action',2,'{"army": "PHAHGHNLRHHBBHLA", "type": "deploy"}',NULL,1769937410069);
INSERT INTO "log" VALUES('24hc36fg3b',8,'action',0,'{"source": "E1", "target": "E18", "type": "move"}',1456074443980800008,1769937410069);
INSERT INTO "log" VALUES('24hc36fg3b',9,'action',1,'{"source": "D18", "target": "E18", "type": "move"}',1456074443980800006,1769937410069);
INSERT INTO "log" VALUES('24hc36fg3b',10,'action',2,'{"source": "S17", "target": "B17", "type": "move"}',NULL,1769937412069);
INSERT INTO "log" VALUES('24hc36fg3b',11,'action',0,'{"type": "respawn", "kind": "P"}',1456074443980800008,1769937412069);
INSERT INTO "log" VALUES('24hc36fg3b',12,'action',1,'{"type": "move", "source": "B18", "target": "D16"}',1456074443980800006,1769937412069);
INSERT INTO "log" VALUES('24hc36fg3b',13,'action',2,'{"source": "B17", "target": "B15", "type": "move"}',NULL,1769937414069);
INSERT INTO "log" VALUES('3t2pn1ss3m',6,'action',2,'{"card": "2S", "declaration": "lowest", "type": "declare"}',NULL,1769936466069);
INSERT INTO "log" VALUES('3t2pn1ss3m',7,'action',3,'{"card": "6D", "declaration": "lowest", "type": "declare"}',NULL,1769936468069);
INSERT INTO "log" VALUES('3t2pn1ss3m',8,'action',0,'{"type": "declare", "card": "10D", "declaration": "middle"}',1456074443980800006,1769936468069);
INSERT INTO "log" VALUES('3t2pn1ss3m',9,'action',1,'{"type": "declare", "card": "2D", "declaration": "highest"}',1456074443980800007,1769936468069);
INSERT INTO "log" VALUES('3t2pn1ss3m',10,'action',2,'{"card": "6H", "declaration": "middle", "type": "declare"}',NULL,1769936470069);
INSERT INTO "log" VALUES('3t2pn1ss3m',11,'action',3,'{"card": "3S", "declaration": "lowest", "type": "declare"}',NULL,1769936472069);
INSERT INTO "log" VALUES('3t2pn1ss3m',12,'action',0,'{"type": "declare", "card": "8H", "declaration": "middle"}',1456074443980800006,1769936472069);
INSERT INTO "log" VALUES('3t2pn1ss3m',13,'action',1,'{"type": "declare", "card": "QD", "declaration": "middle"}',1456074443980800007,1769936472069);
INSERT INTO "log" VALUES('3t2pn1ss3m',14,'action',3,'{"card": "4D", "declaration": "lowest", "type": "declare"}',NULL,1769936474069);
INSERT INTO "log" VALUES('3t2pn1ss3m',15,'action',0,'{"type": "declare", "card": "KC", "declaration": "middle"}',1456074443980800006,1769936474069);
INSERT INTO "log" VALUES('3t2pn1ss3m',16,'action',2,'{"card": "4C", "declaration": "lowest", "type": "declare"}',NULL,1769936476069);
INSERT INTO "log" VALUES('3t2pn1ss3m',17,'action',2,'{"card": "4H", "declaration": "lowest", "type": "declare"}',NULL,1769936478069);
INSERT INTO "log" VALUES('3t2pn1ss3m',18,'action',3,'{"card": "KS", "declaration": "highest", "type": "declare"}',NULL,1769936480069);
INSERT INTO "log" VALUES('3t2pn1ss3m',19,'action',3,'{"card": "5D", "declaration": "lowest", "type": "declare"}',NULL,1769936482069);
INSERT INTO "log" VALUES('3t2pn1ss3m',20,'action',2,'{"card": "10C", "declaration": "highest", "type": "declare"}',NULL,1769936484069);
INSERT INTO "log" VALUES('3t2pn1ss3m',21,'action',2,'{"card": "QH", "declaration": "highest", "type": "declare"}',NULL,1769936486069);
INSERT INTO "log" VALUES('3t2pn1ss3m',22,'action',3,'{"card": "KH", "declaration": "highest", "type": "declare"}',NULL,1769936488069);
INSERT INTO "log" VALUES('3t2pn1ss3m',23,'action',3,'{"card": "QS", "declaration": "highest", "type": "declare"}',NULL,1769936490069);
INSERT INTO "log" VALUES('3t2pn1ss3m',24,'action',0,'{"type": "declare", "card": "8D", "declaration": "lowest"}',1456074443980800006,1769936490069);
INSERT INTO "log" VALUES('3t2pn1ss3m',25,'action',1,'{"type": "declare", "card": "2C", "declaration": "lowest"}',1456074443980800007,1769936490069);
INSERT INTO "log" VALUES('3t2pn1ss3m',26,'action',2,'{"card": "6H", "declaration": "middle", "type": "declare"}',NULL,1769936492069);
INSERT INTO "log" VALUES('3t2pn1ss3m',27,'action',1,'{"type": "declare", "card": "4S", "declaration": "highest"}',1456074443980800007,1769936492069);
INSERT INTO "log" VALUES('3t2pn1ss3m',28,'action',2,'{"card": "9D", "declaration": "lowest", "type": "declare"}',NULL,1769936494069);
INSERT INTO "log" VALUES('3t2pn1ss3m',29,'action',3,'{"card": "5D", "declaration": "lowest", "type": "declare"}',NULL,1769936496069);
INSERT INTO "log" VALUES('3t2pn1ss3m',30,'action',3,'{"card": "7S", "declaration": "middle", "type": "declare"}',NULL,1769936498069);
INSERT INTO "log" VALUES('3t2pn1ss3m',31,'action',0,'{"type": "declare", "card": "KS", "declaration": "highest"}',1456074443980800006,1769936498069);
INSERT INTO "log" VALUES('3t2pn1ss3m',32,'action',1,'{"type": "declare", "card": "KC", "declaration": "middle"}',1456074443980800007,1769936498069);
INSERT INTO "log" VALUES('3t2pn1ss3m',33,'action',2,'{"card": "JD", "declaration": "middle", "type": "declare"}',NULL,1769936500069);
INSERT INTO "log" VALUES('3t2pn1ss3m',34,'action',0,'{"type": "declare", "card": "10D", "declaration": "highest"}',1456074443980800006,1769936500069);
INSERT INTO "log" VALUES('3t2pn1ss3m',35,'action',2,'{"card": "JS", "declaration": "highest", "type": "declare"}',NULL,1769936502069);
INSERT INTO "log" VALUES('8bcbqwpevr',7,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',8,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',9,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',10,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',11,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',12,'action',3,'{"suit": 2, "pair": false, "type": "declare"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',13,'action',1,'{"suit": 0, "pair": false, "type": "declare"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',14,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',15,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',16,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',17,'action',3,'{"suit": 2, "pair": true, "type": "declare"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',18,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',19,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',20,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',21,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',22,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',23,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',24,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',25,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',26,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',27,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',28,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',29,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',30,'action',3,'{"cards": ["9C", "5D", "4H", "AH", "8S", "10S", "KS", "JR"], "type": "choose"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',31,'action',3,'{"cards": ["4C", "QC", "5D", "10D", "AD", "2S", "6S", "10S"], "type": "choose"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',32,'action',3,'{"cards": ["4C", "8C", "10D", "4H", "5H", "AH", "2S", "9S"], "type": "choose"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',33,'action',3,'{"cards": ["4C", "8C", "5D", "6D", "10D", "2S", "5S", "7S"], "type": "bury"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',34,'action',3,'{"card": "10C", "type": "call"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',35,'action',3,'{"cards": ["JR"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',36,'action',0,'{"cards": ["AH"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',37,'action',2,'{"cards": ["7H"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',38,'action',1,'{"cards": ["JR"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',39,'action',4,'{"cards": ["6H"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',40,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',41,'action',3,'{"cards": ["4S"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',42,'action',0,'{"cards": ["3S"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',43,'action',2,'{"cards": ["AS"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',44,'action',1,'{"cards": ["5S"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',45,'action',4,'{"cards": ["9S"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',46,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',47,'action',2,'{"cards": ["JB"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',48,'action',1,'{"cards": ["3H"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',49,'action',4,'{"cards": ["JH"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',50,'action',3,'{"cards": ["AH"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',51,'action',0,'{"cards": ["2S"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',52,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',53,'action',2,'{"cards": ["9H"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',54,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',55,'action',4,'{"cards": ["4H"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',56,'action',3,'{"cards": ["4H"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',57,'action',0,'{"cards": ["8H"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',58,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',59,'action',2,'{"cards": ["QS"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',60,'action',1,'{"cards": ["AS"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',61,'action',4,'{"cards": ["6S"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',62,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',63,'action',0,'{"cards": ["8S"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',64,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',65,'action',1,'{"cards": ["3D"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',66,'action',4,'{"cards": ["7D"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',67,'action',3,'{"cards": ["AD"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',68,'action',0,'{"cards": ["6D"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',69,'action',2,'{"cards": ["5D"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',70,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',71,'action',3,'{"cards": ["2H", "2H"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',72,'action',0,'{"cards": ["2D", "3H"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',73,'action',2,'{"cards": ["QH", "QH"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',74,'action',1,'{"cards": ["2C", "5H"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',75,'action',4,'{"cards": ["2C", "KC"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',76,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',77,'action',3,'{"cards": ["QC"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',78,'action',0,'{"cards": ["KC"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',79,'action',2,'{"cards": ["JC"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',80,'action',1,'{"cards": ["6C"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',81,'action',4,'{"cards": ["3C"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',82,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',83,'action',0,'{"cards": ["10H"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',84,'action',2,'{"cards": ["2D"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',85,'action',1,'{"cards": ["10H"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',86,'action',4,'{"cards": ["7S"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',87,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',88,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',89,'action',2,'{"cards": ["JH"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',90,'action',1,'{"cards": ["KH"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',91,'action',4,'{"cards": ["KS"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',92,'action',3,'{"cards": ["6S"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',93,'action',0,'{"cards": ["9H"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',94,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',95,'action',1,'{"cards": ["JS"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',96,'action',4,'{"cards": ["JS"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',97,'action',3,'{"cards": ["KS"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',98,'action',0,'{"cards": ["5C"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',99,'action',2,'{"cards": ["KH"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',100,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',101,'action',2,'{"cards": ["10D"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',102,'action',1,'{"cards": ["7D"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',103,'action',4,'{"cards": ["AD"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',104,'action',3,'{"cards": ["8D"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',105,'action',0,'{"cards": ["QD"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',106,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',107,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',108,'action',3,'{"cards": ["10S"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',109,'action',0,'{"cards": ["9D"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',110,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',111,'action',1,'{"cards": ["KD"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',112,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',113,'action',1,'{"cards": ["10S"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',114,'action',4,'{"cards": ["5C"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',115,'action',3,'{"cards": ["8S"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',116,'action',0,'{"cards": ["QD"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',117,'action',2,'{"cards": ["KD"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',118,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',119,'action',1,'{"cards": ["8D"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',120,'action',4,'{"cards": ["JD"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',121,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',122,'action',0,'{"cards": ["JD"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',123,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',124,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',125,'action',4,'{"cards": ["AC"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',126,'action',3,'{"cards": ["8C"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',127,'action',0,'{"cards": ["6C"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',128,'action',2,'{"cards": ["7C"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',129,'action',1,'{"cards": ["7C"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',130,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',131,'action',4,'{"cards": ["QC"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',132,'action',3,'{"cards": ["9C"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',133,'action',0,'{"cards": ["AC"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',134,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',135,'action',1,'{"cards": ["3C"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',136,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',137,'action',0,'{"cards": ["10C"], "type": "put"}',1456074443980800007,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',138,'action',2,'{"cards": ["6H"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',139,'action',1,'{"cards": ["JB"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',140,'action',4,'{"cards": ["9C"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',141,'action',3,'{"cards": ["10C"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',142,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',143,'action',1,'{"cards": ["QS"], "type": "put"}',1456074443980800006,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',144,'action',4,'{"cards": ["JC"], "type": "put"}',NULL,1769937417069);
INSERT INTO "log" VALUES('8bcbqwpevr',145,'action',3,'{"cards": ["9S"], "type": "put"}',NULL,1769937419069);
INSERT INTO "log" VALUES('8bcbqwpevr',146,'action',0,'{"type": "put", "cards": ["4C"]}',1456074443980800007,1769937419069);
INSERT INTO "log" VALUES('8bcbqwpevr',147,'action',2,'{"cards": ["8H"], "type": "put"}',NULL,1769937421069);
INSERT INTO "log" VALUES('8bcbqwpevr',148,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('a16e69sgmz',4,'action',0,'{"army": "PRHAHHPHGHNABRLH", "type": "deploy"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('a16e69sgmz',5,'action',1,'{"army": "PLLHHNHRNHHPAHAR", "type": "deploy"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('a16e69sgmz',6,'action',1,'{"source": "R14", "target": "O14", "type": "move"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('a16e69sgmz',7,'action',0,'{"source": "B4", "target": "R4", "type": "move"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('a16e69sgmz',8,'action',1,'{"source": "P18", "target": "Q17", "type": "move"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('a16e69sgmz',9,'action',0,'{"source": "A4", "target": "M4", "type": "move"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('a16e69sgmz',10,'action',1,'{"source": "R15", "target": "R13", "type": "move"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('a16e69sgmz',11,'action',0,'{"source": "B6", "target": "C7", "type": "move"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('a17ys3phg2',2,'action',0,'{"type": "draw"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('a17ys3phg2',3,'action',0,'{"type": "reserve"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('a17ys3phg2',4,'action',0,'{"type": "place", "card": "3S", "pile": 3}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('a17ys3phg2',5,'concession',0,'null',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',2,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',3,'action',0,'{"card": "10H", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',4,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',5,'action',0,'{"card": "7C", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',6,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',7,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',8,'action',0,'{"card": "7C", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',9,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',10,'action',0,'{"card": "9C", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',11,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',12,'action',0,'{"card": "6C", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',13,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',14,'action',0,'{"card": "6C", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',15,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',16,'action',0,'{"card": "6C", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',17,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',18,'action',0,'{"card": "3H", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',19,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',20,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',21,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',22,'action',0,'{"card": "10S", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',23,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',24,'action',0,'{"card": "JD", "pile": 3, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',25,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',26,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',27,'action',0,'{"card": "3D", "pile": 3, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',28,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',29,'action',0,'{"card": "8D", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',30,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',31,'action',0,'{"card": "8D", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',32,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',33,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',34,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',35,'action',0,'{"card": "2S", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',36,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',37,'action',0,'{"card": "2S", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',38,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',39,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',40,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',41,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',42,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',43,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',44,'action',0,'{"card": "AS", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',45,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',46,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',47,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',48,'action',0,'{"card": "AS", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',49,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',50,'action',0,'{"card": "AS", "pile": 3, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',51,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',52,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',53,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',54,'action',0,'{"card": "AS", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',55,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',56,'action',0,'{"card": "AS", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',57,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',58,'action',0,'{"card": "AS", "pile": 3, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',59,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',60,'action',0,'{"card": "8H", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',61,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',62,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',63,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',64,'action',0,'{"card": "7D", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',65,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',66,'action',0,'{"card": "4S", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',67,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',68,'action',0,'{"card": "4S", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',69,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',70,'action',0,'{"card": "4S", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',71,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',72,'action',0,'{"card": "7H", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',73,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',74,'action',0,'{"card": "7H", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',75,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',76,'action',0,'{"card": "7H", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',77,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',78,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',79,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',80,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',81,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',82,'action',0,'{"type": "place", "card": "4H", "pile": 0}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('am79kgq9mw',83,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',7,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',8,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',9,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',10,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',11,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',12,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',13,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',14,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',15,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',16,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',17,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',18,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',19,'action',0,'{"suit": 3, "pair": false, "type": "declare"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',20,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',21,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',22,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',23,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',24,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',25,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',26,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',27,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',28,'action',1,'{"type": "pass"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',29,'action',0,'{"type": "pass"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',30,'action',3,'{"type": "pass"}',1456074443980800009,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',31,'action',2,'{"type": "pass"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',32,'action',4,'{"type": "pass"}',1456074443980800010,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',33,'action',0,'{"cards": ["9C", "10C", "JC", "KD", "3S", "4S", "9S", "AS"], "type": "choose"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',34,'action',0,'{"cards": ["4C", "10C", "JC", "8H", "AH", "3S", "8S", "JR"], "type": "choose"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',35,'action',0,'{"cards": ["4C", "5C", "10C", "JC", "AC", "4D", "6S"], "type": "choose"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('b76pfv7xca',36,'action',0,'{"cards": ["5C", "JC", "KD", "8H", "AH", "2S", "4S", "8S"], "type": "bury"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('c5xhnaerc5',4,'action',0,'{"type": "declare", "card": "AS", "declaration": "highest"}',1456074443980800008,1769937437069);
INSERT INTO "log" VALUES('c5xhnaerc5',5,'action',1,'{"type": "declare", "card": "JD", "declaration": "lowest"}',1456074443980800009,1769937437069);
INSERT INTO "log" VALUES('c5xhnaerc5',6,'action',1,'{"type": "declare", "card": "KD", "declaration": "highest"}',1456074443980800009,1769937437069);
INSERT INTO "log" VALUES('c5xhnaerc5',7,'action',0,'{"type": "declare", "card": "QH", "declaration": "highest"}',1456074443980800008,1769937437069);
INSERT INTO "log" VALUES('c7mme6zvtx',2,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',3,'action',0,'{"card": "8C", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',4,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',5,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',6,'action',0,'{"card": "JC", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',7,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',8,'action',0,'{"card": "JC", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',9,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',10,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',11,'action',0,'{"card": "JC", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',12,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',13,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',14,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',15,'action',0,'{"card": "10S", "pile": 3, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',16,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',17,'action',0,'{"card": "QD", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',18,'action',0,'{"card": "JC", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',19,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',20,'action',0,'{"card": "AH", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',21,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',22,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',23,'action',0,'{"card": "AH", "pile": 3, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',24,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',25,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',26,'action',0,'{"card": "6D", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',27,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',28,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',29,'action',0,'{"card": "6D", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',30,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',31,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',32,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',33,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',34,'action',0,'{"card": "4D", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',35,'action',0,'{"card": "7S", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',36,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',37,'action',0,'{"card": "7S", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',38,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',39,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',40,'action',0,'{"card": "4S", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',41,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',42,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',43,'action',0,'{"card": "4S", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',44,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',45,'action',0,'{"card": "4S", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',46,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',47,'action',0,'{"card": "4S", "pile": 1, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',48,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',49,'action',0,'{"card": "4S", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',50,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',51,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',52,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',53,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',54,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',55,'action',0,'{"card": "5S", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',56,'action',0,'{"card": "JS", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',57,'action',0,'{"card": "4S", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',58,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',59,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',60,'action',0,'{"card": "3H", "pile": 0, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',61,'action',0,'{"type": "undo"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',62,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',63,'action',0,'{"card": "3H", "pile": 2, "type": "place"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',64,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',65,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',66,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',67,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',68,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',69,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',70,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',71,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',72,'action',0,'{"type": "reserve"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('c7mme6zvtx',73,'action',0,'{"type": "draw"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',4,'action',1,'{"type": "declare", "card": "KC", "declaration": "highest"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',5,'action',0,'{"type": "declare", "card": "2S", "declaration": "lowest"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',6,'action',0,'{"type": "declare", "card": "QC", "declaration": "middle"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',7,'action',1,'{"type": "declare", "card": "JC", "declaration": "lowest"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',8,'action',1,'{"type": "declare", "card": "4C", "declaration": "highest"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',9,'action',0,'{"type": "declare", "card": "KH", "declaration": "highest"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',10,'joining',NULL,'null',1456074443980800009,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',11,'action',0,'{"type": "declare", "card": "6D", "declaration": "lowest"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',12,'action',1,'{"type": "declare", "card": "4C", "declaration": "highest"}',1456074443980800008,1769937424069);
INSERT INTO "log" VALUES('dscmbe2avw',13,'action',0,'{"type": "declare", "card": "KS", "declaration": "middle"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('ep1da86phk',4,'action',1,'{"type": "declare", "card": "9H", "declaration": "middle"}',1456074443980800007,1769937431069);
INSERT INTO "log" VALUES('ep1da86phk',5,'action',0,'{"type": "declare", "card": "7S", "declaration": "lowest"}',1456074443980800006,1769937431069);
INSERT INTO "log" VALUES('ep1da86phk',6,'action',0,'{"type": "declare", "card": "2D", "declaration": "highest"}',1456074443980800006,1769937431069);
INSERT INTO "log" VALUES('h0fqhv67f4',7,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',8,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',9,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',10,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',11,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',12,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',13,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',14,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',15,'action',2,'{"suit": 0, "pair": false, "type": "declare"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',16,'action',0,'{"suit": 2, "pair": false, "type": "declare"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',17,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',18,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',19,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',20,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',21,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',22,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',23,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',24,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',25,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',26,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',27,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',28,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',29,'action',1,'{"type": "pass"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',30,'action',3,'{"type": "pass"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',31,'action',0,'{"type": "pass"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',32,'action',4,'{"type": "pass"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',33,'action',2,'{"type": "pass"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',34,'action',0,'{"cards": ["QD", "KD", "2H", "JH", "7S", "8S", "10S", "10S"], "type": "choose"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',35,'action',0,'{"cards": ["3C", "9C", "QD", "KD", "5H", "6H", "3S", "9S"], "type": "choose"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',36,'action',0,'{"cards": ["4C", "9C", "QC", "6H", "8H", "JH", "QH", "9S"], "type": "bury"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',37,'action',0,'{"card": "3D", "type": "call"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',38,'action',0,'{"cards": ["10S"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',39,'action',4,'{"cards": ["AS"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',40,'action',2,'{"cards": ["QS"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',41,'action',1,'{"cards": ["QS"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',42,'action',3,'{"cards": ["KS"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',43,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',44,'action',4,'{"cards": ["JD"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',45,'action',2,'{"cards": ["KD"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',46,'action',1,'{"cards": ["7D"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',47,'action',3,'{"cards": ["5D"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',48,'action',0,'{"cards": ["8D"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',49,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',50,'action',2,'{"cards": ["4S"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',51,'action',1,'{"cards": ["JS"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',52,'action',3,'{"cards": ["9S"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',53,'action',0,'{"cards": ["7S"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',54,'action',4,'{"cards": ["6S"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',55,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',56,'action',1,'{"cards": ["JR", "JR"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',57,'action',3,'{"cards": ["KH", "KH"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',58,'action',0,'{"cards": ["2H", "2S"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',59,'action',4,'{"cards": ["10H", "10H"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',60,'action',2,'{"cards": ["4H", "4H"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',61,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',62,'action',1,'{"cards": ["7S"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',63,'action',3,'{"cards": ["KS"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',64,'action',0,'{"cards": ["AS"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',65,'action',4,'{"cards": ["8S"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',66,'action',2,'{"cards": ["5S"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',67,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',68,'action',0,'{"cards": ["6D"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',69,'action',4,'{"cards": ["4D"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',70,'action',2,'{"cards": ["4D"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',71,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',72,'action',3,'{"cards": ["10D"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',73,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',74,'action',3,'{"cards": ["10D"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',75,'action',0,'{"cards": ["KD"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',76,'action',4,'{"cards": ["5D"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',77,'action',2,'{"cards": ["6D"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',78,'action',1,'{"cards": ["QD"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',79,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',80,'action',0,'{"cards": ["3D"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',81,'action',4,'{"cards": ["7D"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',82,'action',2,'{"cards": ["9D"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',83,'action',1,'{"cards": ["AD"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',84,'action',3,'{"cards": ["JD"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',85,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',86,'action',1,'{"cards": ["JS"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',87,'action',3,'{"cards": ["2S"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',88,'action',0,'{"cards": ["3S"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',89,'action',4,'{"cards": ["4S"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',90,'action',2,'{"cards": ["10C"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',91,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',92,'action',3,'{"cards": ["8C"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',93,'action',0,'{"cards": ["9C"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',94,'action',4,'{"cards": ["KC"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',95,'action',2,'{"cards": ["AC"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',96,'action',1,'{"cards": ["10C"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',97,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',98,'action',2,'{"cards": ["JH"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',99,'action',1,'{"cards": ["7H"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',100,'action',3,'{"cards": ["JB"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',101,'action',0,'{"cards": ["5H"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',102,'action',4,'{"cards": ["3H"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',103,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',104,'action',3,'{"cards": ["9D"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',105,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',106,'action',4,'{"cards": ["5C"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',107,'action',2,'{"cards": ["AD"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',108,'action',1,'{"cards": ["QC"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',109,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',110,'action',2,'{"cards": ["QH"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',111,'action',1,'{"cards": ["9H"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',112,'action',3,'{"cards": ["JB"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',113,'action',0,'{"cards": ["10S"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',114,'action',4,'{"cards": ["7H"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',115,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',116,'action',3,'{"cards": ["3D"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',117,'action',0,'{"cards": ["3S"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',118,'action',4,'{"cards": ["2D"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',119,'action',2,'{"cards": ["6C"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',120,'action',1,'{"cards": ["5H"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',121,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',122,'action',4,'{"cards": ["8H"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',123,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',124,'action',1,'{"cards": ["2C"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',125,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',126,'action',0,'{"cards": ["8C"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',127,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',128,'action',1,'{"cards": ["7C"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',129,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',130,'action',0,'{"cards": ["3C"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',131,'action',4,'{"cards": ["4C"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',132,'action',2,'{"cards": ["KC"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',133,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',134,'action',2,'{"cards": ["6C"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',135,'action',1,'{"cards": ["5C"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',136,'action',3,'{"cards": ["JC"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',137,'action',0,'{"cards": ["7C"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',138,'action',4,'{"cards": ["JC"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',139,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',140,'action',3,'{"cards": ["9H"], "type": "put"}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',141,'action',0,'{"cards": ["8S"], "type": "put"}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',142,'action',4,'{"cards": ["6H"], "type": "put"}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',143,'action',2,'{"cards": ["2C"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',144,'action',1,'{"cards": ["AH"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',145,'time',NULL,'null',NULL,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',146,'action',2,'{"cards": ["2D"], "type": "put"}',1456074443980800008,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',147,'action',1,'{"cards": ["2H"], "type": "put"}',1456074443980800007,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',148,'action',3,'{"type": "put", "cards": ["AC"]}',1456074443980800009,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',149,'action',0,'{"type": "put", "cards": ["5S"]}',1456074443980800006,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',150,'action',4,'{"type": "put", "cards": ["6S"]}',1456074443980800010,1769937414069);
INSERT INTO "log" VALUES('h0fqhv67f4',151,'time',NULL,'null',NULL,1769937417069);
INSERT INTO "log" VALUES('jzhw7v5p4a',4,'time',NULL,'null',NULL,1769937410069);
INSERT INTO "log" VALUES('jzhw7v5p4a',5,'action',1,'{"type": "move", "source": "O18", "target": "N17"}',1456074443980800009,1769937410069);
INSERT INTO "log" VALUES('jzhw7v5p4a',6,'action',0,'{"type": "offer_draw"}',1456074443980800006,1769937410069);
INSERT INTO "log" VALUES('jzhw7v5p4a',7,'action',1,'{"type": "answer_draw", "accept": false}',1456074443980800009,1769937410069);
INSERT INTO "log" VALUES('jzhw7v5p4a',8,'action',0,'{"type": "move", "source": "F1", "target": "H1"}',1456074443980800006,1769937410069);
INSERT INTO "log" VALUES('jzhw7v5p4a',9,'action',1,'{"type": "move", "source": "R14", "target": "S13"}',1456074443980800009,1769937410069);
INSERT INTO "log" VALUES('jzhw7v5p4a',10,'action',0,'{"type": "offer_draw"}',1456074443980800006,1769937410069);
INSERT INTO "log" VALUES('jzhw7v5p4a',11,'action',1,'{"type": "answer_draw", "accept": true}',1456074443980800009,1769937410069);
INSERT INTO "log" VALUES('kkaqx6w2xk',4,'action',0,'{"type": "declare", "card": "9H", "declaration": "middle"}',1456074443980800009,1769937410069);
INSERT INTO "log" VALUES('kkaqx6w2xk',5,'action',1,'{"type": "declare", "card": "7H", "declaration": "middle"}',1456074443980800006,1769937410069);
INSERT INTO "log" VALUES('kkaqx6w2xk',6,'action',0,'{"type": "declare", "card": "KH", "declaration": "lowest"}',1456074443980800009,1769937410069);
INSERT INTO "log" VALUES('kkaqx6w2xk',7,'action',1,'{"type": "declare", "card": "5S", "declaration": "lowest"}',1456074443980800006,1769937410069);
INSERT INTO "log" VALUES('kt9dpy4rtv',2,'action',0,'{"type": "draw"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('kt9dpy4rtv',3,'action',0,'{"type": "place", "card": "9D", "pile": 0}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('kt9dpy4rtv',4,'action',0,'{"type": "undo"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('kt9dpy4rtv',5,'action',0,'{"type": "place", "card": "9D", "pile": 0}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('kwqtpqnxd0',4,'action',1,'{"type": "declare", "card": "2S", "declaration": "middle"}',1456074443980800007,1769937431069);
INSERT INTO "log" VALUES('kwqtpqnxd0',5,'action',0,'{"type": "declare", "card": "3C", "declaration": "highest"}',1456074443980800008,1769937431069);
INSERT INTO "log" VALUES('q8zw204nx5',5,'action',1,'{"type": "declare", "card": "KH", "declaration": "middle"}',1456074443980800009,1769937424069);
INSERT INTO "log" VALUES('q8zw204nx5',6,'action',2,'{"card": "JD", "declaration": "highest", "type": "declare"}',NULL,1769937426069);
INSERT INTO "log" VALUES('q8zw204nx5',7,'action',0,'{"type": "declare", "card": "3D", "declaration": "middle"}',1456074443980800010,1769937426069);
INSERT INTO "log" VALUES('q8zw204nx5',8,'action',1,'{"type": "declare", "card": "2S", "declaration": "middle"}',1456074443980800009,1769937426069);
INSERT INTO "log" VALUES('q8zw204nx5',9,'action',2,'{"card": "7S", "declaration": "middle", "type": "declare"}',NULL,1769937428069);
INSERT INTO "log" VALUES('rvcjrq8w0w',2,'action',0,'{"type": "draw"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('rvcjrq8w0w',3,'action',0,'{"type": "place", "card": "10H", "pile": 0}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('rvcjrq8w0w',4,'action',0,'{"type": "draw"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('rvcjrq8w0w',5,'action',0,'{"type": "place", "card": "7C", "pile": 1}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('rvcjrq8w0w',6,'action',0,'{"type": "draw"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('s8c2p2g2dp',4,'action',0,'{"cards": ["8C", "9C", "5D", "10D", "QD", "8H", "9H", "AH", "4S", "JB"], "type": "set_aside"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('s8c2p2g2dp',5,'action',1,'{"cards": ["7D", "JD", "QS", "JB"], "type": "set_aside"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('s8c2p2g2dp',6,'time',NULL,'null',NULL,1769937424069);
INSERT INTO "log" VALUES('s8c2p2g2dp',7,'action',0,'{"cards": ["2C"], "type": "attack"}',1456074443980800006,1769937424069);
INSERT INTO "log" VALUES('s8c2p2g2dp',8,'action',1,'{"cards": ["KC"], "type": "attack"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('s8c2p2g2dp',9,'action',1,'{"reserve": ["QC"], "type": "divide"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('s8c2p2g2dp',10,'action',1,'{"stack": 11, "type": "choose"}',1456074443980800007,1769937424069);
INSERT INTO "log" VALUES('tjvbqn3yvm',2,'action',0,'{"type": "draw"}',1456074443980800010,1769817660000);
INSERT INTO "log" VALUES('tjvbqn3yvm',3,'action',0,'{"type": "place", "card": "7D", "pile": 0}',1456074443980800010,1769817660000);
INSERT INTO "log" VALUES('tjvbqn3yvm',4,'action',0,'{"type": "draw"}',1456074443980800010,1769817660000);
INSERT INTO "log" VALUES('tjvbqn3yvm',5,'action',0,'{"type": "reserve"}',1456074443980800010,1769817660000);
INSERT INTO "log" VALUES('tqanrcj549',4,'action',0,'{"type": "set_aside", "cards": []}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',5,'action',1,'{"type": "set_aside", "cards": ["JB"]}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',6,'action',0,'{"type": "choose", "stack": 13}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',7,'action',1,'{"type": "attack", "cards": ["KS"]}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',8,'action',0,'{"type": "attack", "cards": ["7H"]}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',9,'action',1,'{"type": "divide", "reserve": []}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',10,'action',1,'{"stack": 11, "type": "choose"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',11,'time',NULL,'null',NULL,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',12,'action',0,'{"stack": 6, "type": "choose"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',13,'time',NULL,'null',NULL,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',14,'action',1,'{"stack": 3, "type": "choose"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',15,'time',NULL,'null',NULL,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',16,'action',0,'{"stack": 10, "type": "choose"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',17,'action',0,'{"cards": ["2C"], "type": "attack"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',18,'action',1,'{"cards": ["AH"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',19,'action',1,'{"reserve": ["2S"], "type": "divide"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',20,'action',1,'{"stack": 1, "type": "choose"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',21,'action',1,'{"cards": ["4H"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',22,'time',NULL,'null',NULL,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',23,'action',1,'{"reserve": ["3D", "5H"], "type": "divide"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',24,'action',0,'{"stack": 14, "type": "choose"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',25,'action',1,'{"cards": ["7D"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',26,'action',0,'{"cards": ["JD"], "type": "attack"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',27,'action',0,'{"reserve": ["4S"], "type": "divide"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',28,'action',1,'{"stack": 9, "type": "choose"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',29,'action',1,'{"cards": ["JB"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',30,'action',0,'{"cards": ["JH"], "type": "attack"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',31,'action',0,'{"reserve": ["9D"], "type": "divide"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',32,'action',0,'{"stack": 5, "type": "choose"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',33,'action',1,'{"cards": ["3H"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',34,'action',0,'{"cards": ["QS"], "type": "attack"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',35,'action',0,'{"reserve": ["7S"], "type": "divide"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',36,'action',1,'{"stack": 8, "type": "choose"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',37,'action',0,'{"cards": ["KD"], "type": "attack"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',38,'action',1,'{"cards": ["8S"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',39,'action',0,'{"reserve": ["8H"], "type": "divide"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',40,'action',0,'{"stack": 12, "type": "choose"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',41,'time',NULL,'null',NULL,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',42,'action',1,'{"stack": 7, "type": "choose"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',43,'action',0,'{"cards": ["QH"], "type": "attack"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',44,'action',1,'{"cards": ["5C"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',45,'action',0,'{"reserve": ["10D", "6H"], "type": "divide"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',46,'action',0,'{"stack": 4, "type": "choose"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',47,'action',0,'{"cards": ["QD"], "type": "attack"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',48,'action',1,'{"cards": ["JS"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',49,'time',NULL,'null',NULL,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',50,'action',1,'{"stack": 2, "type": "choose"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',51,'action',1,'{"cards": ["JB"], "type": "attack"}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',52,'action',0,'{"cards": ["5D"], "type": "attack"}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',53,'action',0,'{"type": "divide", "reserve": ["8C"]}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',54,'action',0,'{"type": "choose", "stack": 0}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',55,'action',1,'{"type": "attack", "cards": ["5S"]}',1456074443980800007,1769936400000);
INSERT INTO "log" VALUES('tqanrcj549',56,'action',0,'{"type": "attack", "cards": ["QC"]}',1456074443980800006,1769936400000);
INSERT INTO "log" VALUES('vq9r4wn71b',4,'action',1,'{"cards": ["5S", "JB"], "type": "set_aside"}',NULL,1769936402000);
INSERT INTO "log" VALUES('vq9r4wn71b',5,'action',0,'{"type": "set_aside", "cards": ["4C"]}',1456074443980800007,1769936402010);
INSERT INTO "log" VALUES('vq9r4wn71b',6,'action',1,'{"stack": 12, "type": "choose"}',NULL,1769936404010);
INSERT INTO "log" VALUES('vq9r4wn71b',7,'action',1,'{"cards": ["2C"], "type": "attack"}',NULL,1769936406010);
INSERT INTO "log" VALUES('vq9r4wn71b',8,'action',0,'{"type": "attack", "cards": ["7D"]}',1456074443980800007,1769936406020);
INSERT INTO "log" VALUES('vq9r4wn71b',9,'action',0,'{"type": "divide", "reserve": []}',1456074443980800007,1769936406020);
INSERT INTO "log" VALUES('vq9r4wn71b',10,'action',0,'{"type": "choose", "stack": 13}',1456074443980800007,1769936406020);
INSERT INTO "log" VALUES('vq9r4wn71b',11,'action',1,'{"cards": ["KH"], "type": "attack"}',NULL,1769936408020);
INSERT INTO "log" VALUES('vq9r4wn71b',12,'action',0,'{"type": "attack", "cards": ["3S"]}',1456074443980800007,1769936408030);
INSERT INTO "log" VALUES('vq9r4wn71b',13,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936410030);
INSERT INTO "log" VALUES('vq9r4wn71b',14,'action',1,'{"stack": 7, "type": "choose"}',NULL,1769936412030);
INSERT INTO "log" VALUES('vq9r4wn71b',15,'action',1,'{"cards": ["10D"], "type": "attack"}',NULL,1769936414030);
INSERT INTO "log" VALUES('vq9r4wn71b',16,'action',0,'{"type": "attack", "cards": ["5D"]}',1456074443980800007,1769936414040);
INSERT INTO "log" VALUES('vq9r4wn71b',17,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936416040);
INSERT INTO "log" VALUES('vq9r4wn71b',18,'action',0,'{"type": "choose", "stack": 11}',1456074443980800007,1769936416050);
INSERT INTO "log" VALUES('vq9r4wn71b',19,'action',1,'{"cards": ["JD"], "type": "attack"}',NULL,1769936418050);
INSERT INTO "log" VALUES('vq9r4wn71b',20,'action',0,'{"type": "attack", "cards": ["9D"]}',1456074443980800007,1769936418060);
INSERT INTO "log" VALUES('vq9r4wn71b',21,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936420060);
INSERT INTO "log" VALUES('vq9r4wn71b',22,'action',1,'{"stack": 4, "type": "choose"}',NULL,1769936422060);
INSERT INTO "log" VALUES('vq9r4wn71b',23,'action',1,'{"cards": ["AC"], "type": "attack"}',NULL,1769936424060);
INSERT INTO "log" VALUES('vq9r4wn71b',24,'action',0,'{"type": "attack", "cards": ["10C"]}',1456074443980800007,1769936424069);
INSERT INTO "log" VALUES('vq9r4wn71b',25,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936426069);
INSERT INTO "log" VALUES('vq9r4wn71b',26,'action',0,'{"type": "choose", "stack": 3}',1456074443980800007,1769936426069);
INSERT INTO "log" VALUES('vq9r4wn71b',27,'action',1,'{"cards": ["JC"], "type": "attack"}',NULL,1769936428069);
INSERT INTO "log" VALUES('vq9r4wn71b',28,'action',0,'{"type": "attack", "cards": ["JB"]}',1456074443980800007,1769936428069);
INSERT INTO "log" VALUES('vq9r4wn71b',29,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936430069);
INSERT INTO "log" VALUES('vq9r4wn71b',30,'action',1,'{"stack": 10, "type": "choose"}',NULL,1769936432069);
INSERT INTO "log" VALUES('vq9r4wn71b',31,'action',1,'{"cards": ["KC"], "type": "attack"}',NULL,1769936434069);
INSERT INTO "log" VALUES('vq9r4wn71b',32,'action',0,'{"type": "attack", "cards": ["JB"]}',1456074443980800007,1769936434069);
INSERT INTO "log" VALUES('vq9r4wn71b',33,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936436069);
INSERT INTO "log" VALUES('vq9r4wn71b',34,'action',0,'{"type": "choose", "stack": 6}',1456074443980800007,1769936436069);
INSERT INTO "log" VALUES('vq9r4wn71b',35,'action',1,'{"cards": ["AH"], "type": "attack"}',NULL,1769936438069);
INSERT INTO "log" VALUES('vq9r4wn71b',36,'action',0,'{"type": "attack", "cards": ["2S"]}',1456074443980800007,1769936438069);
INSERT INTO "log" VALUES('vq9r4wn71b',37,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936440069);
INSERT INTO "log" VALUES('vq9r4wn71b',38,'action',1,'{"stack": 2, "type": "choose"}',NULL,1769936442069);
INSERT INTO "log" VALUES('vq9r4wn71b',39,'action',1,'{"cards": ["KS"], "type": "attack"}',NULL,1769936444069);
INSERT INTO "log" VALUES('vq9r4wn71b',40,'action',0,'{"type": "attack", "cards": ["8S"]}',1456074443980800007,1769936444069);
INSERT INTO "log" VALUES('vq9r4wn71b',41,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936446069);
INSERT INTO "log" VALUES('vq9r4wn71b',42,'action',0,'{"type": "choose", "stack": 14}',1456074443980800007,1769936446069);
INSERT INTO "log" VALUES('vq9r4wn71b',43,'action',1,'{"cards": ["QC"], "type": "attack"}',NULL,1769936448069);
INSERT INTO "log" VALUES('vq9r4wn71b',44,'action',0,'{"type": "attack", "cards": ["4H"]}',1456074443980800007,1769936448069);
INSERT INTO "log" VALUES('vq9r4wn71b',45,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936450069);
INSERT INTO "log" VALUES('vq9r4wn71b',46,'action',1,'{"stack": 1, "type": "choose"}',NULL,1769936452069);
INSERT INTO "log" VALUES('vq9r4wn71b',47,'action',1,'{"cards": ["QD"], "type": "attack"}',NULL,1769936454069);
INSERT INTO "log" VALUES('vq9r4wn71b',48,'action',0,'{"type": "attack", "cards": ["10S"]}',1456074443980800007,1769936454069);
INSERT INTO "log" VALUES('vq9r4wn71b',49,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936456069);
INSERT INTO "log" VALUES('vq9r4wn71b',50,'action',0,'{"type": "choose", "stack": 9}',1456074443980800007,1769936456069);
INSERT INTO "log" VALUES('vq9r4wn71b',51,'action',1,'{"cards": ["2D", "3D", "4D"], "type": "attack"}',NULL,1769936458069);
INSERT INTO "log" VALUES('vq9r4wn71b',52,'action',0,'{"type": "attack", "cards": ["3C"]}',1456074443980800007,1769936458069);
INSERT INTO "log" VALUES('vq9r4wn71b',53,'action',1,'{"reserve": [], "type": "divide"}',NULL,1769936460069);
INSERT INTO "log" VALUES('vq9r4wn71b',54,'action',1,'{"stack": 0, "type": "choose"}',NULL,1769936462069);
INSERT INTO "log" VALUES('vq9r4wn71b',55,'action',1,'{"cards": ["5C", "6C", "7C"], "type": "attack"}',NULL,1769936464069);
INSERT INTO "log" VALUES('vq9r4wn71b',56,'action',0,'{"type": "attack", "cards": ["6S"]}',1456074443980800007,1769936464069);
INSERT INTO "log" VALUES('w3pjehbme8',5,'time',NULL,'null',NULL,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',6,'action',2,'{"card": "AS", "declaration": "highest", "type": "declare"}',1456074443980800009,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',7,'action',0,'{"card": "3S", "declaration": "middle", "type": "declare"}',1456074443980800006,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',8,'action',2,'{"card": "2C", "declaration": "highest", "type": "declare"}',1456074443980800009,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',9,'action',0,'{"card": "AH", "declaration": "lowest", "type": "declare"}',1456074443980800006,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',10,'time',NULL,'null',NULL,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',11,'action',2,'{"card": "6S", "declaration": "middle", "type": "declare"}',1456074443980800009,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',12,'action',0,'{"card": "4S", "declaration": "highest", "type": "declare"}',1456074443980800006,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',13,'time',NULL,'null',NULL,1769937431069);
INSERT INTO "log" VALUES('w3pjehbme8',14,'action',1,'{"card": "5D", "declaration": "lowest", "type": "declare"}',NULL,1769937433069);
INSERT INTO "log" VALUES('w75sz1n7sw',2,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',3,'action',0,'{"card": "7D", "pile": 1, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',4,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',5,'action',0,'{"card": "7D", "pile": 1, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',6,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',7,'action',0,'{"card": "7D", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',8,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',9,'action',0,'{"card": "7D", "pile": 0, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',10,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',11,'action',0,'{"card": "7D", "pile": 1, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',12,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',13,'action',0,'{"card": "7D", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',14,'time',NULL,'null',NULL,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',15,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',16,'action',0,'{"card": "7D", "pile": 1, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',17,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',18,'action',0,'{"card": "5D", "pile": 1, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',19,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',20,'action',0,'{"card": "JS", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',21,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',22,'action',0,'{"type": "reserve"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',23,'action',0,'{"card": "JS", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',24,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',25,'action',0,'{"card": "2D", "pile": 1, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',26,'time',NULL,'null',NULL,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',27,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',28,'action',0,'{"card": "3D", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',29,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',30,'action',0,'{"card": "AD", "pile": 1, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',31,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',32,'action',0,'{"card": "3H", "pile": 2, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',33,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',34,'action',0,'{"card": "3H", "pile": 2, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',35,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',36,'action',0,'{"card": "3H", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',37,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',38,'action',0,'{"card": "4D", "pile": 0, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',39,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',40,'action',0,'{"card": "5C", "pile": 2, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',41,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',42,'action',0,'{"type": "reserve"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',43,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',44,'action',0,'{"type": "reserve"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',45,'action',0,'{"card": "3S", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',46,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',47,'action',0,'{"card": "3S", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',48,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',49,'action',0,'{"card": "3S", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',50,'time',NULL,'null',NULL,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',51,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',52,'action',0,'{"card": "3S", "pile": 0, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',53,'time',NULL,'null',NULL,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',54,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',55,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',56,'action',0,'{"type": "reserve"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',57,'action',0,'{"card": "3S", "pile": 0, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',58,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',59,'action',0,'{"card": "3S", "pile": 0, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',60,'time',NULL,'null',NULL,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',61,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',62,'action',0,'{"type": "reserve"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',63,'action',0,'{"card": "AH", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',64,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',65,'action',0,'{"card": "AH", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',66,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',67,'action',0,'{"card": "AH", "pile": 3, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',68,'action',0,'{"type": "undo"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',69,'action',0,'{"card": "AH", "pile": 2, "type": "place"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',70,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',71,'action',0,'{"type": "reserve"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',72,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',73,'time',NULL,'null',NULL,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',74,'action',0,'{"type": "reserve"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',75,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',76,'action',0,'{"type": "reserve"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('w75sz1n7sw',77,'action',0,'{"type": "draw"}',1456074443980800008,1769817660000);
INSERT INTO "log" VALUES('we6pq89wcb',6,'action',1,'{"type": "declare", "card": "KC", "declaration": "lowest"}',1456074443980800007,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',7,'action',2,'{"type": "declare", "card": "10C", "declaration": "lowest"}',1456074443980800008,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',8,'action',3,'{"type": "declare", "card": "AH", "declaration": "highest"}',1456074443980800009,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',9,'action',0,'{"type": "declare", "card": "3D", "declaration": "lowest"}',1456074443980800006,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',10,'action',3,'{"type": "declare", "card": "5S", "declaration": "highest"}',1456074443980800009,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',11,'action',0,'{"type": "declare", "card": "8H", "declaration": "middle"}',1456074443980800006,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',12,'action',1,'{"type": "declare", "card": "6S", "declaration": "highest"}',1456074443980800007,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',13,'action',2,'{"type": "declare", "card": "8C", "declaration": "highest"}',1456074443980800008,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',14,'action',3,'{"type": "declare", "card": "JC", "declaration": "highest"}',1456074443980800009,1769936464069);
INSERT INTO "log" VALUES('we6pq89wcb',15,'action',0,'{"type": "declare", "card": "AC", "declaration": "highest"}',1456074443980800006,1769936464069);
INSERT INTO "log" VALUES('wjg5kagz3c',5,'action',0,'{"type": "declare", "card": "6S", "declaration": "middle"}',1456074443980800006,1769936502069);
INSERT INTO "log" VALUES('wjg5kagz3c',6,'action',1,'{"type": "declare", "card": "6D", "declaration": "lowest"}',1456074443980800008,1769936502069);
INSERT INTO "log" VALUES('wjg5kagz3c',7,'action',2,'{"type": "declare", "card": "JH", "declaration": "highest"}',1456074443980800009,1769936502069);
INSERT INTO "log" VALUES('wjg5kagz3c',8,'action',1,'{"type": "declare", "card": "10H", "declaration": "highest"}',1456074443980800008,1769936502069);
INSERT INTO "log" VALUES('wjg5kagz3c',9,'concession',2,'null',1456074443980800009,1769936502069);
INSERT INTO "log" VALUES('wjg5kagz3c',10,'action',1,'{"type": "declare", "card": "4H", "declaration": "lowest"}',1456074443980800008,1769936502069);
INSERT INTO "log" VALUES('wjg5kagz3c',11,'action',0,'{"type": "declare", "card": "10C", "declaration": "lowest"}',1456074443980800006,1769936502069);
CREATE TABLE manager_acts (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	act VARCHAR(16) NOT NULL, 
	match_id VARCHAR(16), 
	other_id BIGINT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_manager_acts PRIMARY KEY (id)
);
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	pace VARCHAR(16) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	host_id BIGINT NOT NULL, 
	guild_id BIGINT, 
	locale VARCHAR(16) NOT NULL, 
	secret BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	seats INTEGER, 
	state JSON, 
	recent JSON NOT NULL, 
	version INTEGER NOT NULL, 
	channel_id BIGINT NOT NULL, 
	rematch_id VARCHAR(16), 
	invited JSON NOT NULL, 
	created_at BIGINT NOT NULL, 
	ended_at BIGINT, private BOOLEAN DEFAULT 0 NOT NULL, alarm_decision VARCHAR(120), alarm_step INTEGER DEFAULT '0' NOT NULL, alarm_people JSON DEFAULT '[]' NOT NULL, alarm_since INTEGER DEFAULT '0' NOT NULL, alarm_computer_at BIGINT, alarm_warn_at BIGINT, alarm_ends_at BIGINT, alarm_wake_at BIGINT, alarm_attempts INTEGER DEFAULT '0' NOT NULL, cause VARCHAR(16), origin JSON, kind VARCHAR(24) DEFAULT 'table' NOT NULL, shared_deal VARCHAR(80), unrated VARCHAR(12), details JSON DEFAULT '{}' NOT NULL, alarm_began_at BIGINT, alarm_began_with INTEGER DEFAULT '0' NOT NULL, alarm_unseen_at BIGINT, deal_guild_id BIGINT, link_guild_id BIGINT, 
	CONSTRAINT pk_matches PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('1m6f6v2w7c','kill-the-kings',2,'{}','untimed','archived',1456074443980800009,1456074443980800002,'en-US',X'E147D70EE6CD2AD689073E941E6EA68A854C8CDBC69204478633A88519C17200','a870fc9d1d3dfaef60e4ff51ffd28c1c082f946019bd4322fb9c52e011bacd92',1,'{"version": 2, "stock": ["2C", "AC", "QC", "5D", "7S", "9C", "9D", "7C", "4H", "4C", "6D", "4S", "AH", "10C", "8S", "8D", "5S", "9H", "QH", "10S", "10D", "8C", "JD", "10H", "JH", "QD", "AD", "2H", "4D", "7H", "8H", "5C", "AS", "5H", "2S", "2D", "3C", "3D", "6S", "3H", "JS", "QS", "3S", "9S", "6C"], "piles": [["JC"], [], [], []], "deaths": [null, null, null, null], "reserve": ["6H"], "drawn": "7D", "last": null, "ending": null}','[{"kind": "drawn", "card": "JC"}, {"kind": "placed", "card": "JC", "king": "KC", "drawn": true}, {"kind": "drawn", "card": "6H"}, {"kind": "reserved", "card": "6H"}, {"kind": "drawn", "card": "7D"}]',7,1456074443980800005,NULL,'[]',1767225600000,NULL,0,NULL,0,'[]',7,NULL,NULL,NULL,NULL,0,NULL,NULL,'solitaire',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('w75sz1n7sw','kill-the-kings',2,'{}','untimed','over',1456074443980800008,1456074443980800002,'en-US',X'0DD59E43E2F7A7869879931DE8E920229E2C3528806C5D81C96AF30850343D8D','0c3ad036dec21006d8fb4233f274a0697b91329a8f7fb3220e086f4cec27f134',1,'{"version": 2, "stock": ["JD", "4H", "9S", "8D", "6C", "7H", "2C", "JH", "JC", "8C", "2S", "5H", "6S", "8H", "8S", "10D", "QD", "9C", "10C", "10H", "5S", "10S", "2H", "AS", "6H", "9D", "4C", "QS", "7S", "3C", "AC"], "piles": [["4D", "3S"], ["7D", "5D", "2D", "AD"], ["5C", "AH"], ["JS", "3D", "3H"]], "deaths": [null, "suited", null, null], "reserve": ["6D", "QH", "7C", "4S", "9H"], "drawn": "QC", "last": null, "ending": "bust"}','[{"kind": "drawn", "card": "7C"}, {"kind": "reserved", "card": "7C"}, {"kind": "drawn", "card": "4S"}, {"kind": "reserved", "card": "4S"}, {"kind": "drawn", "card": "9H"}, {"kind": "reserved", "card": "9H"}, {"kind": "drawn", "card": "QC"}, {"kind": "ended", "ending": "bust"}]',77,1456074443980800005,NULL,'[]',1769817660000,1769817660000,1,NULL,0,'[]',77,NULL,NULL,NULL,NULL,0,NULL,NULL,'daily','kill-the-kings/2026-01-31/1456074443980800002',NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('tjvbqn3yvm','kill-the-kings',2,'{}','untimed','running',1456074443980800010,1456074443980800002,'en-US',X'0DD59E43E2F7A7869879931DE8E920229E2C3528806C5D81C96AF30850343D8D','0c3ad036dec21006d8fb4233f274a0697b91329a8f7fb3220e086f4cec27f134',1,'{"version": 2, "stock": ["JD", "4H", "9S", "8D", "6C", "7H", "2C", "JH", "JC", "8C", "2S", "5H", "6S", "8H", "8S", "10D", "QD", "9C", "10C", "10H", "5S", "10S", "2H", "AS", "6H", "9D", "4C", "QS", "7S", "3C", "AC", "QC", "9H", "4S", "7C", "AH", "QH", "3S", "6D", "5C", "4D", "3H", "AD", "3D", "2D", "JS"], "piles": [["7D"], [], [], []], "deaths": [null, null, null, null], "reserve": ["5D"], "drawn": null, "last": null, "ending": null}','[{"kind": "drawn", "card": "7D"}, {"kind": "placed", "card": "7D", "king": "KC", "drawn": true}, {"kind": "drawn", "card": "5D"}, {"kind": "reserved", "card": "5D"}]',5,1456074443980800005,NULL,'[]',1769817660000,NULL,1,NULL,0,'[]',5,NULL,NULL,1769990400000,1769990400000,0,NULL,NULL,'daily','kill-the-kings/2026-01-31/1456074443980800002',NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('tqanrcj549','king-of-the-hill',2,'{"faces_tie": false}','untimed','over',1456074443980800006,1456074443980800002,'en-US',X'719B22F3A7274625C9B66C9C3F8C5FF128C1A2032E954D19636976886DA292FD','65bdf92e0549890814fe5adb496be9f6f023c070e54c8e237ea051692114922e',2,'{"version": 2, "faces_tie": false, "dealer": 0, "turn": 0, "hands": [["3C", "KC", "2D", "4D", "AD", "2H", "10H", "3S", "6S", "9S", "10S", "JB"], ["4C", "JC", "AC", "8D", "KH", "JB"]], "reserves": [["8C", "9D", "10D", "6H", "8H", "4S", "7S"], ["3D", "5H", "2S"]], "stacks": [[], [], [], [], [], [], [], [], [], [], [], [], [], [], []], "phase": "over", "committed": [null, null], "battles": [[1, 13, 1, "7D", 0, [[["7H"], ["KS"]]], "won", 1, 1, 0], [2, 11, 1, "7C", 1, [[["JB"], ["JB"]]], "discarded", null, 0, 0], [3, 6, 2, "9H", 0, [[["JB"], ["JB"]]], "discarded", null, 0, 0], [4, 3, 3, "9C", 1, [[["JB"], ["JB"]]], "discarded", null, 0, 0], [5, 10, 1, "2S", 0, [[["2C"], ["AH"]]], "won", 1, 0, 1], [6, 1, 4, "5H", 1, [[["JB"], ["4H"]]], "won", 1, 2, 2], [7, 14, 1, "4S", 0, [[["JD"], ["7D"]]], "won", 0, 0, 1], [8, 9, 2, "QS", 1, [[["JH"], ["JB"]]], "won", 0, 1, 1], [9, 5, 3, "2D", 0, [[["QS"], ["3H"]]], "won", 0, 2, 1], [10, 8, 2, "8H", 1, [[["KD"], ["8S"]]], "won", 0, 1, 1], [11, 12, 1, "6C", 0, [[["JB"], ["JB"]]], "discarded", null, 0, 0], [12, 7, 2, "6H", 1, [[["QH"], ["5C"]]], "won", 0, 0, 2], [13, 4, 3, "AD", 0, [[["QD"], ["JS"]]], "won", 0, 3, 0], [14, 2, 4, "10S", 1, [[["5D"], ["JB"]]], "won", 0, 3, 1], [15, 0, 1, "JR", 0, [[["QC"], ["5S"]]], "won", 0, 0, 0]], "spoils": ["JR"], "discards": ["7H", "KS", "7C", "10C", "9H", "6D", "AS", "9C", "2C", "AH", "4H", "JD", "7D", "JH", "QS", "3H", "KD", "8S", "6C", "QH", "5C", "QD", "JS", "5D", "QC", "5S"], "won": [18, 6], "known_hand": [["JB", "AD"], ["JB"]], "known_reserve": [["4S", "6H"], ["2S"]], "known_either": [["2D", "8H", "10S"], ["5H"]], "ending": "crowned", "king": 0}','[{"kind": "stack_won", "seat": 0, "stack": 2, "size": 4}, {"kind": "divided", "seat": 0, "hand": 3, "reserve": 1}, {"kind": "chosen", "seat": 0, "stack": 0}, {"kind": "committed", "seat": 1}, {"kind": "committed", "seat": 0}, {"kind": "revealed", "attacks": [["QC"], ["5S"]], "blow": 1}, {"kind": "stack_won", "seat": 0, "stack": 0, "size": 1}, {"kind": "crowned", "seat": 0}]',56,1456074443980800005,NULL,'[]',1769936400000,1769936400000,0,NULL,0,'[]',56,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('vq9r4wn71b','king-of-the-hill',2,'{"faces_tie": false}','untimed','over',1456074443980800007,1456074443980800002,'en-US',X'047CCBFAD7C4F994A48A432BC5856A4E20FC77033371D0CFD11B5C220D8A0755','7a34be9ca91b53aaa19e93d6206622530878f3c299d645232ff726570ec88088',2,'{"version": 2, "faces_tie": false, "dealer": 1, "turn": 1, "hands": [["JB"], ["9C", "6D", "8D", "KD", "AD", "2H", "3H", "5H", "6H", "7H", "10H", "JH", "QH", "7S", "JS", "QS", "AS"]], "reserves": [["4C"], ["5S", "JB"]], "stacks": [[], [], [], [], [], ["4S", "8H", "9H"], [], [], ["8C", "9S"], [], [], [], [], [], []], "phase": "over", "committed": [null, null], "battles": [[1, 12, 1, "3C", 1, [[["7D"], ["2C"]]], "won", 0, 1, 0], [2, 13, 1, "QH", 0, [[["3S"], ["KH"]]], "won", 1, 1, 0], [3, 7, 2, "AH", 1, [[["5D"], ["10D"]]], "won", 1, 2, 0], [4, 11, 1, "JC", 0, [[["9D"], ["JD"]]], "won", 1, 1, 0], [5, 4, 3, "7H", 1, [[["10C"], ["AC"]]], "won", 1, 3, 0], [6, 3, 3, "5H", 0, [[["JB"], ["JC"]]], "won", 1, 3, 0], [7, 10, 1, "6H", 1, [[["JB"], ["KC"]]], "won", 1, 1, 0], [8, 6, 2, "QD", 0, [[["2S"], ["AH"]]], "won", 1, 2, 0], [9, 2, 4, "6C", 1, [[["8S"], ["KS"]]], "won", 1, 4, 0], [10, 14, 1, "10H", 0, [[["4H"], ["QC"]]], "won", 1, 1, 0], [11, 1, 4, "JH", 1, [[["10S"], ["QD"]]], "won", 1, 4, 0], [12, 9, 2, "JS", 0, [[["3C"], ["2D", "3D", "4D"]]], "won", 1, 2, 0], [13, 0, 1, "JR", 1, [[["6S"], ["5C", "6C", "7C"]]], "won", 1, 0, 0]], "spoils": ["JR"], "discards": ["7D", "2C", "3S", "KH", "5D", "10D", "9D", "JD", "10C", "AC", "JC", "KC", "2S", "AH", "8S", "KS", "4H", "QC", "10S", "QD", "3C", "2D", "3D", "4D", "6S", "5C", "6C", "7C"], "won": [1, 25], "known_hand": [["JB"], ["QH", "7H", "5H", "6H", "10H", "JH", "JS"]], "known_reserve": [[], []], "known_either": [[], []], "ending": "crowned", "king": 1}','[{"kind": "stack_won", "seat": 1, "stack": 9, "size": 2}, {"kind": "divided", "seat": 1, "hand": 2, "reserve": 0}, {"kind": "chosen", "seat": 1, "stack": 0}, {"kind": "committed", "seat": 1}, {"kind": "committed", "seat": 0}, {"kind": "revealed", "attacks": [["6S"], ["5C", "6C", "7C"]], "blow": 1}, {"kind": "stack_won", "seat": 1, "stack": 0, "size": 1}, {"kind": "crowned", "seat": 1}]',56,1456074443980800005,NULL,'[]',1769936400000,1769936464069,0,NULL,0,'[]',56,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('we6pq89wcb','high-card',3,'{"target": 1}','untimed','over',1456074443980800006,1456074443980800002,'en-US',X'6BA2216517C19A8E107B0412F55744DF2FE25C46D4D1E932FFC5D07BB777EF5D','8dce32c5536a1a164dab426a53978713ae1a5b1490d459b23c444a53291ff97d',4,'{"version": 3, "target": 1, "points": [1, 0, 0, 0], "hands": [["QD"], [], [], []], "active": [true, false, false, false], "gone": [false, false, false, false], "played": [null, null, null, null], "declared": [null, null, null, null], "deck": ["2C", "3C", "4C", "5C", "6C", "7C", "9C", "QC", "2D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "KD", "AD", "2H", "3H", "4H", "5H", "6H", "7H", "9H", "10H", "JH", "QH", "KH", "2S", "3S", "4S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "KC", "10C", "AH", "3D", "5S", "8H", "6S", "8C", "JC", "AC"], "face_up": [], "withdrawn": [], "leader": 0, "first": 1, "turn": null, "newcomers": [], "round": 2, "hand": 1, "reveals": [[[1, "6S", "highest", false], [2, "8C", "highest", false], [3, "JC", "highest", false], [0, "AC", "highest", true]]], "ending": "won", "scored": [0]}','[{"kind": "dealt", "hand": 1, "seats": [1, 2, 3, 0]}, {"kind": "declared", "seat": 1, "declaration": "highest"}, {"kind": "declared", "seat": 2, "declaration": "highest"}, {"kind": "declared", "seat": 3, "declaration": "highest"}, {"kind": "declared", "seat": 0, "declaration": "highest"}, {"kind": "revealed", "plays": [[1, "6S", "highest", false], [2, "8C", "highest", false], [3, "JC", "highest", false], [0, "AC", "highest", true]]}, {"kind": "round_ended", "ending": "won", "seats": [0]}, {"kind": "won", "seats": [0]}]',15,1456074443980800005,NULL,'[]',1769936464069,1769936464069,0,NULL,0,'[]',15,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('3t2pn1ss3m','high-card',3,'{"target": 2}','untimed','over',1456074443980800006,1456074443980800002,'en-US',X'DEDB762D047E4966D79CDF6A2268892CC03DE1E25FC00E5C1AC28F29A3595B88','93c912cad6f154e8757af6f06c2d53b7cab7f8b53291d7e95496d6d8322f83c1',4,'{"version": 3, "target": 2, "points": [0, 0, 2, 1], "hands": [[], [], ["7H", "10S"], ["4C"]], "active": [false, false, true, false], "gone": [false, false, false, false], "played": [null, null, null, null], "declared": [null, null, null, null], "deck": ["3C", "5C", "6C", "7C", "8C", "9C", "JC", "QC", "AC", "3D", "7D", "KD", "AD", "2H", "3H", "5H", "9H", "10H", "JH", "AH", "5S", "6S", "8S", "9S", "AS", "2S", "6D", "2D", "3S", "8H", "QD", "4D", "4H", "10C", "QH", "KH", "QS", "8D", "2C", "6H", "4S", "9D", "5D", "7S", "KS", "KC", "JD", "10D", "JS"], "face_up": [], "withdrawn": [], "leader": 2, "first": 0, "turn": null, "newcomers": [], "round": 4, "hand": 2, "reveals": [[[3, "7S", "middle", false], [0, "KS", "highest", true], [1, "KC", "middle", false], [2, "JD", "middle", true]], [[0, "10D", "highest", false], [2, "JS", "highest", true]]], "ending": "won", "scored": [2]}','[{"kind": "declared", "seat": 2, "declaration": "middle"}, {"kind": "revealed", "plays": [[3, "7S", "middle", false], [0, "KS", "highest", true], [1, "KC", "middle", false], [2, "JD", "middle", true]]}, {"kind": "dealt", "hand": 2, "seats": [0, 2]}, {"kind": "declared", "seat": 0, "declaration": "highest"}, {"kind": "declared", "seat": 2, "declaration": "highest"}, {"kind": "revealed", "plays": [[0, "10D", "highest", false], [2, "JS", "highest", true]]}, {"kind": "round_ended", "ending": "won", "seats": [2]}, {"kind": "won", "seats": [2]}]',35,1456074443980800005,'vmh65rf0e5','[]',1769936464069,1769936502069,0,NULL,0,'[]',35,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('wjg5kagz3c','high-card',3,'{"target": 2}','untimed','over',1456074443980800006,1456074443980800002,'en-US',X'715FFF35AACA5E2D51A6AD198E1F18671B4057E2284CB8E25572137A2327BE32','ac77477f6e52a210d0dd24073bd7d210f0c2e80ac890d28aa6450ffe05cc66f2',3,'{"version": 3, "target": 2, "points": [0, 2, 0], "hands": [[], ["10H", "QH"], []], "active": [false, true, false], "gone": [false, false, true], "played": [null, null, null], "declared": [null, null, null], "deck": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "JC", "QC", "KC", "AC", "2D", "3D", "4D", "5D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD", "2H", "3H", "5H", "6H", "7H", "8H", "9H", "KH", "AH", "2S", "4S", "5S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "6S", "6D", "JH", "3S", "4H", "10C"], "face_up": [], "withdrawn": [], "leader": 1, "first": 1, "turn": null, "newcomers": [], "round": 2, "hand": 1, "reveals": [[[1, "4H", "lowest", true], [0, "10C", "lowest", false]]], "ending": "won", "scored": [1]}','[{"kind": "round_ended", "ending": "won", "seats": [1]}, {"kind": "round_began", "round": 2, "first": 1}, {"kind": "dealt", "hand": 1, "seats": [1, 0]}, {"kind": "declared", "seat": 1, "declaration": "lowest"}, {"kind": "declared", "seat": 0, "declaration": "lowest"}, {"kind": "revealed", "plays": [[1, "4H", "lowest", true], [0, "10C", "lowest", false]]}, {"kind": "round_ended", "ending": "won", "seats": [1]}, {"kind": "won", "seats": [1]}]',11,1456074443980800005,NULL,'[]',1769936502069,1769936502069,0,NULL,0,'[]',11,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('0s7k5zmdqj','high-card',3,'{"target": 3}','relaxed','over',1456074443980800007,1456074443980800002,'en-US',X'AEE806E4738AB421B5F12CC35B50FE3774D091481F3CCBB6AFB3516905817040','7d32b3f33bce79a2b28c6c297428eca402fbc27cd53f313bfaefeb173e0e5c04',2,'{"version": 3, "target": 3, "points": [1, 3], "hands": [["7C"], ["7S", "5D", "JC"]], "active": [false, true], "gone": [false, false], "played": [null, null], "declared": [null, null], "deck": ["2C", "3C", "4C", "5C", "6C", "8C", "9C", "10C", "KC", "AC", "2D", "4D", "6D", "7D", "8D", "9D", "10D", "QD", "KD", "AD", "2H", "3H", "4H", "5H", "7H", "8H", "9H", "JH", "QH", "KH", "2S", "3S", "4S", "5S", "6S", "8S", "KS", "9S", "10H", "QS", "10S", "JD", "AS", "3D", "JS", "AH", "6H", "QC"], "face_up": [], "withdrawn": [], "leader": 1, "first": 0, "turn": null, "newcomers": [], "round": 6, "hand": 1, "reveals": [[[0, "6H", "highest", false], [1, "QC", "highest", true]]], "ending": "won", "scored": [1]}','[{"kind": "round_ended", "ending": "won", "seats": [0]}, {"kind": "round_began", "round": 6, "first": 0}, {"kind": "dealt", "hand": 1, "seats": [0, 1]}, {"kind": "declared", "seat": 0, "declaration": "highest"}, {"kind": "declared", "seat": 1, "declaration": "highest"}, {"kind": "revealed", "plays": [[0, "6H", "highest", false], [1, "QC", "highest", true]]}, {"kind": "round_ended", "ending": "won", "seats": [1]}, {"kind": "won", "seats": [1]}]',17,1456074443980800005,NULL,'[]',1769936502069,1769937410069,0,NULL,0,'[]',17,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('kkaqx6w2xk','high-card',3,'{"target": 1}','untimed','over',1456074443980800009,1456074443980800002,'en-US',X'22AE2B028840A062233E2EA8AECB9AE11B662995D9954FE6A2BA0562AFACBCB9','f80c18e7898a68032efd88ebf41f00e6b8587ed4773abb70356539603bccbfb0',2,'{"version": 3, "target": 1, "points": [0, 1], "hands": [[], ["8D"]], "active": [false, true], "gone": [false, false], "played": [null, null], "declared": [null, null], "deck": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", "2D", "3D", "4D", "5D", "6D", "7D", "9D", "10D", "JD", "QD", "KD", "AD", "2H", "3H", "4H", "5H", "6H", "8H", "10H", "JH", "QH", "AH", "2S", "3S", "4S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "9H", "7H", "KH", "5S"], "face_up": [], "withdrawn": [], "leader": 1, "first": 0, "turn": null, "newcomers": [], "round": 2, "hand": 1, "reveals": [[[0, "KH", "lowest", false], [1, "5S", "lowest", true]]], "ending": "won", "scored": [1]}','[{"kind": "round_ended", "ending": "void", "seats": []}, {"kind": "round_began", "round": 2, "first": 0}, {"kind": "dealt", "hand": 1, "seats": [0, 1]}, {"kind": "declared", "seat": 0, "declaration": "lowest"}, {"kind": "declared", "seat": 1, "declaration": "lowest"}, {"kind": "revealed", "plays": [[0, "KH", "lowest", false], [1, "5S", "lowest", true]]}, {"kind": "round_ended", "ending": "won", "seats": [1]}, {"kind": "won", "seats": [1]}]',7,1456074443980800005,NULL,'[]',1769937410069,1769937410069,0,NULL,0,'[]',7,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,'casual','{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('jzhw7v5p4a','king-of-the-mountain',2,'{"board": "citadel", "all_hands": false, "army_size": null, "pick_for_friend": false, "wait_for_it": false, "mutant_monarch": false, "keep_it": 0, "turn_limit": 2}','untimed','over',1456074443980800006,1456074443980800002,'en-US',X'384F0204B7894671DDC3E8E8AD0A34F09F4E189627801D56EB23648D33FD9356','c5b74c92147d0e3f19b8ac65c985a043ed263c9ff0de2b0a67caa8d62d2915a0',2,'{"version": 2, "options": {"board": "citadel", "all_hands": false, "army_size": null, "pick_for_friend": false, "wait_for_it": false, "mutant_monarch": false, "keep_it": 0, "turn_limit": 2}, "position": {"board_name": "citadel", "board": [".. .. .. .. .. .. .. .. .. .. .. .. .. R2 N2 P2 B2 C2 K2", ".. .. .. .. .. .. .. .. .. .. .. .. .. H2 .. H2 L2 Q2 M2", ".. .. .. .. .. .. .. .. .. .. .. .. .. H2 .. .. .. L2 B2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. H2 P2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. H2 N2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. R2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. H2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "R1 H1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "N1 H1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "P1 H1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "B1 L1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "M1 Q1 L1 H1 H1 H1 .. .. .. .. .. .. .. .. .. .. .. .. ..", "K1 C1 B1 P1 N1 .. .. R1 .. .. .. .. .. .. .. .. .. .. .."], "reserves": [[], []], "monarchs": [0, 0], "fallen": [false, false], "kept": [0, 0], "captures": [0, 0], "gone": [], "starter": 1, "turn": 0, "round": 2}, "phase": "over", "picks": [null, null], "armies": ["BPNRBPNRLHHHLHHH", "BPNRBPNRLHHHLHHH"], "mutating": [], "offer": null, "agreed": [], "offered": true, "turns": 4, "recent": [[0, "offers", [], [], 0], [1, "declines", [], [], 0], [0, "F1-H1", [], [], 6], [1, "R14-S13", [], [], 12], [0, "offers", [], [], 0], [1, "accepts", [], [], 0]], "record": "2:O18-N17 1:offers 2:declines 1:F1-H1 2:R14-S13 1:offers 2:accepts", "ending": "agreed", "winner": null, "checked": []}','[{"kind": "moved", "seat": 1, "move": "O18-N17"}, {"kind": "draw_offered", "seat": 0}, {"kind": "draw_declined", "seat": 1}, {"kind": "moved", "seat": 0, "move": "F1-H1"}, {"kind": "moved", "seat": 1, "move": "R14-S13"}, {"kind": "draw_offered", "seat": 0}, {"kind": "draw_accepted", "seat": 1}, {"kind": "ended", "ending": "agreed", "winner": null}]',11,1456074443980800005,NULL,'[]',1769937410069,1769937410069,0,NULL,0,'[]',11,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('24hc36fg3b','king-of-the-mountain',2,'{"board": "forest", "all_hands": false, "army_size": null, "pick_for_friend": false, "wait_for_it": false, "mutant_monarch": false, "keep_it": 0, "turn_limit": 2}','untimed','over',1456074443980800008,1456074443980800002,'en-US',X'B2CC6F4D4E220DDFF5F1526E8E052EC214301AEEA16FF96BEFB34DCFF19888BB','57d50e6e47963a1e2be2f167b1385d6963aca96d1d01a8eacaf71a8ff249ad42',3,'{"version": 2, "options": {"board": "forest", "all_hands": false, "army_size": null, "pick_for_friend": false, "wait_for_it": false, "mutant_monarch": false, "keep_it": 0, "turn_limit": 2}, "position": {"board_name": "forest", "board": ["K2 M2 H2 H2 N2 B2 .. .. .. .. .. .. .. L3 N3 H3 G3 C3 K3", "C2 .. A2 .. H2 R2 .. .. .. .. .. .. .. B3 H3 H3 R3 Q3 M3", "G2 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. B3 ..", "B2 P2 .. Q2 .. .. .. .. .. .. .. .. .. .. .. .. .. H3 H3", "A2 P3 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. L3 A3", "H2 H2 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. A3 H3", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "G1 L1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "H1 A1 .. .. P1 .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "N1 H1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "H1 P1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "M1 Q1 R1 H1 H1 B1 .. .. .. .. .. .. .. .. .. .. .. .. ..", "K1 C1 H1 G1 .. A1 .. .. .. .. .. .. .. .. .. .. .. .. .."], "reserves": [[], ["N", "P", "H"], []], "monarchs": [0, 0, 0], "fallen": [false, false, false], "kept": [0, 0, 0], "captures": [1, 1, 2], "gone": [], "starter": 0, "turn": 0, "round": 3}, "phase": "over", "picks": [null, null, null], "armies": ["HNHGHGPARHHBPHAL", "HHNBGBAHPPHHAHNR", "PHAHGHNLRHHBBHLA"], "mutating": [], "offer": null, "agreed": [], "offered": false, "turns": 6, "recent": [[0, "P@E5", [], [], 9], [1, "B18-D16", [], [], 2], [2, "B17xB15", [[1, 12, 267, null]], [], 9]], "record": "1:E1xE18 2:D18xE18 3:S17xB17 1:P@E5 2:B18-D16 3:B17xB15", "ending": "limit", "winner": null, "checked": []}','[{"kind": "P", "seat": 0, "square": "E18", "to": null}, {"kind": "moved", "seat": 2, "move": "S17xB17"}, {"kind": "P", "seat": 1, "square": "B17", "to": null}, {"kind": "moved", "seat": 0, "move": "P@E5"}, {"kind": "moved", "seat": 1, "move": "B18-D16"}, {"kind": "moved", "seat": 2, "move": "B17xB15"}, {"kind": "H", "seat": 1, "square": "B15", "to": null}, {"kind": "ended", "ending": "limit", "winner": null}]',13,1456074443980800005,NULL,'[]',1769937410069,1769937414069,0,NULL,0,'[]',13,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('h0fqhv67f4','eighty-points',2,'{"rounds": 1, "loose_following": false}','untimed','over',1456074443980800006,1456074443980800002,'en-US',X'CD10EDE5C84F603D4E6236049E1DDB46C75E6D0DCABA9DC3DC453527E7744E06','4bad85525b4b6e54996d0587e8c5831bdede08226bdf63e9ec878dc31d3fc855',5,'{"version": 2, "rounds": 1, "loose_following": false, "seating": [4, 2, 1, 3, 0], "starter": 4, "trump_rank": 2, "deck": [], "koth": 0, "round": 1, "phase": "over", "ranks": [2, 4, 4, 4, 4], "totals": [0, 0, 0, 0, 0], "left": [false, false, false, false, false], "hands": [[], [], [], [], []], "answered": [false, false, false, false, false], "declarations": [[0, 2, false]], "claims": [null, null, null, null, null], "trump_suit": 2, "chosen": [], "dead": ["4C", "9C", "QC", "6H", "8H", "JH", "QH", "9S"], "called": "3D", "fallen": 0, "ally": null, "leader": 2, "turn": null, "trick": [], "tricks": [[1, [[0, ["10S"]], [4, ["AS"]], [2, ["QS"]], [1, ["QS"]], [3, ["KS"]]], 4, 20], [2, [[4, ["JD"]], [2, ["KD"]], [1, ["7D"]], [3, ["5D"]], [0, ["8D"]]], 2, 15], [3, [[2, ["4S"]], [1, ["JS"]], [3, ["9S"]], [0, ["7S"]], [4, ["6S"]]], 1, 0], [4, [[1, ["JR", "JR"]], [3, ["KH", "KH"]], [0, ["2H", "2S"]], [4, ["10H", "10H"]], [2, ["4H", "4H"]]], 1, 40], [5, [[1, ["7S"]], [3, ["KS"]], [0, ["AS"]], [4, ["8S"]], [2, ["5S"]]], 0, 15], [6, [[0, ["6D"]], [4, ["4D"]], [2, ["4D"]], [1, ["8D"]], [3, ["10D"]]], 3, 10], [7, [[3, ["10D"]], [0, ["KD"]], [4, ["5D"]], [2, ["6D"]], [1, ["QD"]]], 0, 25], [8, [[0, ["3D"]], [4, ["7D"]], [2, ["9D"]], [1, ["AD"]], [3, ["JD"]]], 1, 0], [9, [[1, ["JS"]], [3, ["2S"]], [0, ["3S"]], [4, ["4S"]], [2, ["10C"]]], 3, 10], [10, [[3, ["8C"]], [0, ["9C"]], [4, ["KC"]], [2, ["AC"]], [1, ["10C"]]], 2, 20], [11, [[2, ["JH"]], [1, ["7H"]], [3, ["JB"]], [0, ["5H"]], [4, ["3H"]]], 3, 5], [12, [[3, ["9D"]], [0, ["QD"]], [4, ["5C"]], [2, ["AD"]], [1, ["QC"]]], 2, 5], [13, [[2, ["QH"]], [1, ["9H"]], [3, ["JB"]], [0, ["10S"]], [4, ["7H"]]], 3, 10], [14, [[3, ["3D"]], [0, ["3S"]], [4, ["2D"]], [2, ["6C"]], [1, ["5H"]]], 4, 5], [15, [[4, ["8H"]], [2, ["AH"]], [1, ["2C"]], [3, ["3H"]], [0, ["8C"]]], 1, 0], [16, [[1, ["7C"]], [3, ["3C"]], [0, ["3C"]], [4, ["4C"]], [2, ["KC"]]], 2, 10], [17, [[2, ["6C"]], [1, ["5C"]], [3, ["JC"]], [0, ["7C"]], [4, ["JC"]]], 3, 5], [18, [[3, ["9H"]], [0, ["8S"]], [4, ["6H"]], [2, ["2C"]], [1, ["AH"]]], 2, 0], [19, [[2, ["2D"]], [1, ["2H"]], [3, ["AC"]], [0, ["5S"]], [4, ["6S"]]], 1, 5]], "trick_number": 19, "points": [40, 45, 50, 40, 25], "shown": [[], [], [], [], []], "score": [[0], [40, 45, 50, 40, 25], 160, 0, true, 160, 2, [1, 2, 3, 4], 4]}','[{"kind": "played", "seat": 2, "cards": ["2D"]}, {"kind": "played", "seat": 1, "cards": ["2H"]}, {"kind": "played", "seat": 3, "cards": ["AC"]}, {"kind": "played", "seat": 0, "cards": ["5S"]}, {"kind": "played", "seat": 4, "cards": ["6S"]}, {"kind": "trick_won", "seat": 1, "points": 5}, {"kind": "scored", "total": 160, "rise": 2, "seats": [1, 2, 3, 4]}, {"kind": "over"}]',151,1456074443980800005,NULL,'[]',1769937414069,1769937417069,0,NULL,0,'[]',151,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('8bcbqwpevr','eighty-points',2,'{"rounds": 1, "loose_following": false}','untimed','over',1456074443980800007,1456074443980800002,'en-US',X'E2E17697862F5107C9DB9510B251963094D59601A811B4ACDF29D3F3204EB201','e5daa2162d6b842e6bccc581047055bfd2ba369f044830038db604544cb686c5',5,'{"version": 2, "rounds": 1, "loose_following": false, "seating": [4, 3, 0, 2, 1], "starter": 4, "trump_rank": 2, "deck": [], "koth": 3, "round": 1, "phase": "over", "ranks": [2, 4, 4, 2, 4], "totals": [0, 0, 0, 0, 0], "left": [false, false, false, false, false], "hands": [[], [], [], [], []], "answered": [false, false, false, false, false], "declarations": [[3, 2, false], [3, 2, true]], "claims": [null, null, null, null, null], "trump_suit": 2, "chosen": [], "dead": ["4C", "8C", "5D", "6D", "10D", "2S", "5S", "7S"], "called": "10C", "fallen": 0, "ally": 0, "leader": 1, "turn": null, "trick": [], "tricks": [[1, [[3, ["JR"]], [0, ["AH"]], [2, ["7H"]], [1, ["JR"]], [4, ["6H"]]], 3, 0], [2, [[3, ["4S"]], [0, ["3S"]], [2, ["AS"]], [1, ["5S"]], [4, ["9S"]]], 2, 5], [3, [[2, ["JB"]], [1, ["3H"]], [4, ["JH"]], [3, ["AH"]], [0, ["2S"]]], 2, 0], [4, [[2, ["9H"]], [1, ["7H"]], [4, ["4H"]], [3, ["4H"]], [0, ["8H"]]], 2, 0], [5, [[2, ["QS"]], [1, ["AS"]], [4, ["6S"]], [3, ["3S"]], [0, ["8S"]]], 1, 0], [6, [[1, ["3D"]], [4, ["7D"]], [3, ["AD"]], [0, ["6D"]], [2, ["5D"]]], 3, 5], [7, [[3, ["2H", "2H"]], [0, ["2D", "3H"]], [2, ["QH", "QH"]], [1, ["2C", "5H"]], [4, ["2C", "KC"]]], 3, 15], [8, [[3, ["QC"]], [0, ["KC"]], [2, ["JC"]], [1, ["6C"]], [4, ["3C"]]], 0, 10], [9, [[0, ["10H"]], [2, ["2D"]], [1, ["10H"]], [4, ["7S"]], [3, ["5H"]]], 2, 25], [10, [[2, ["JH"]], [1, ["KH"]], [4, ["KS"]], [3, ["6S"]], [0, ["9H"]]], 1, 20], [11, [[1, ["JS"]], [4, ["JS"]], [3, ["KS"]], [0, ["5C"]], [2, ["KH"]]], 2, 25], [12, [[2, ["10D"]], [1, ["7D"]], [4, ["AD"]], [3, ["8D"]], [0, ["QD"]]], 4, 10], [13, [[4, ["3D"]], [3, ["10S"]], [0, ["9D"]], [2, ["4D"]], [1, ["KD"]]], 1, 20], [14, [[1, ["10S"]], [4, ["5C"]], [3, ["8S"]], [0, ["QD"]], [2, ["KD"]]], 1, 25], [15, [[1, ["8D"]], [4, ["JD"]], [3, ["4S"]], [0, ["JD"]], [2, ["4D"]]], 4, 0], [16, [[4, ["AC"]], [3, ["8C"]], [0, ["6C"]], [2, ["7C"]], [1, ["7C"]]], 4, 0], [17, [[4, ["QC"]], [3, ["9C"]], [0, ["AC"]], [2, ["9D"]], [1, ["3C"]]], 0, 0], [18, [[0, ["10C"]], [2, ["6H"]], [1, ["JB"]], [4, ["9C"]], [3, ["10C"]]], 1, 20], [19, [[1, ["QS"]], [4, ["JC"]], [3, ["9S"]], [0, ["4C"]], [2, ["8H"]]], 2, 0]], "trick_number": 19, "points": [10, 85, 55, 20, 10], "shown": [[], [], [], [], []], "score": [[0, 3], [10, 85, 55, 20, 10], 150, 20, true, 190, 2, [1, 2, 4], 2]}','[{"kind": "played", "seat": 1, "cards": ["QS"]}, {"kind": "played", "seat": 4, "cards": ["JC"]}, {"kind": "played", "seat": 3, "cards": ["9S"]}, {"kind": "played", "seat": 0, "cards": ["4C"]}, {"kind": "played", "seat": 2, "cards": ["8H"]}, {"kind": "trick_won", "seat": 2, "points": 0}, {"kind": "scored", "total": 190, "rise": 2, "seats": [1, 2, 4]}, {"kind": "over"}]',148,1456074443980800005,NULL,'[]',1769937417069,1769937424069,0,NULL,0,'[]',148,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('am79kgq9mw','kill-the-kings',2,'{}','untimed','over',1456074443980800007,1456074443980800002,'en-US',X'F2405D2FB125C4014ED786A8518EBDC2C7ABAD4AA641B364414D9E3217D0938D','bc4e9c7f2a376e158df13e07b69b82b0261a8c034f3249c4c39a49494417c980',1,'{"version": 2, "stock": ["4D", "4C", "7S", "QH", "AH", "QD", "3S", "AD", "2D", "8C", "QS", "JH", "AC", "2H", "10C", "5C", "5D", "2C", "6S", "JS", "6H", "5S", "8S", "3C", "10D", "5H"], "piles": [["10H", "10S", "8D", "8H", "4S", "4H"], ["7C", "7D", "7H"], ["9C", "6C", "3H", "2S"], ["JD", "3D", "AS"]], "deaths": [null, "kind", null, null], "reserve": ["QC", "JC", "9S", "9H", "9D"], "drawn": "6D", "last": null, "ending": "bust"}','[{"kind": "placed", "card": "7H", "king": "KD", "drawn": true}, {"kind": "killed", "king": "KD", "way": "kind"}, {"kind": "drawn", "card": "9D"}, {"kind": "reserved", "card": "9D"}, {"kind": "drawn", "card": "4H"}, {"kind": "placed", "card": "4H", "king": "KC", "drawn": true}, {"kind": "drawn", "card": "6D"}, {"kind": "ended", "ending": "bust"}]',83,1456074443980800005,NULL,'[]',1769937424069,1769937424069,1,NULL,0,'[]',83,NULL,NULL,NULL,NULL,0,NULL,NULL,'daily','kill-the-kings/2026-02-01/1456074443980800002',NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('rvcjrq8w0w','kill-the-kings',2,'{}','untimed','running',1456074443980800006,1456074443980800002,'en-US',X'F2405D2FB125C4014ED786A8518EBDC2C7ABAD4AA641B364414D9E3217D0938D','bc4e9c7f2a376e158df13e07b69b82b0261a8c034f3249c4c39a49494417c980',1,'{"version": 2, "stock": ["4D", "4C", "7S", "QH", "AH", "QD", "3S", "AD", "2D", "8C", "QS", "JH", "AC", "2H", "10C", "5C", "5D", "2C", "6S", "JS", "6H", "5S", "8S", "3C", "10D", "5H", "6D", "4H", "9D", "7H", "4S", "7D", "9H", "8H", "AS", "9S", "2S", "JC", "8D", "3D", "JD", "10S", "QC", "3H", "6C"], "piles": [["10H"], ["7C"], [], []], "deaths": [null, null, null, null], "reserve": [], "drawn": "9C", "last": null, "ending": null}','[{"kind": "drawn", "card": "10H"}, {"kind": "placed", "card": "10H", "king": "KC", "drawn": true}, {"kind": "drawn", "card": "7C"}, {"kind": "placed", "card": "7C", "king": "KD", "drawn": true}, {"kind": "drawn", "card": "9C"}]',6,1456074443980800005,NULL,'[]',1769937424069,NULL,1,NULL,0,'[]',6,NULL,NULL,1770076800000,1770076800000,0,NULL,NULL,'daily','kill-the-kings/2026-02-01/1456074443980800002',NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('c7mme6zvtx','kill-the-kings',2,'{}','untimed','over',1456074443980800007,1456074443980800002,'en-US',X'561C62B3D86402D4C63A66F55D4413FE057241C248F1097385644BB19D0E1BC0','14946cde943d5b72e7d85f41362ad28dbd126a9e62724d70a2e380958de75a0e',1,'{"version": 2, "stock": ["AD", "10H", "3C", "JH", "9S", "3S", "9C", "AS", "2D", "5H", "4C", "2H", "5C", "10C", "QS", "5D", "7D", "4H", "7C", "QC", "9D", "2C", "8S", "2S", "7H", "9H", "AC", "10D", "3D", "6C", "QH"], "piles": [["QD", "JC", "JS", "4S"], ["8C", "6D", "4D"], ["7S", "5S", "3H"], ["10S", "AH"]], "deaths": [null, null, null, null], "reserve": ["6S", "8H", "6H", "JD"], "drawn": "8D", "last": null, "ending": "bust"}','[{"kind": "drawn", "card": "8H"}, {"kind": "reserved", "card": "8H"}, {"kind": "drawn", "card": "6H"}, {"kind": "reserved", "card": "6H"}, {"kind": "drawn", "card": "JD"}, {"kind": "reserved", "card": "JD"}, {"kind": "drawn", "card": "8D"}, {"kind": "ended", "ending": "bust"}]',73,1456074443980800005,NULL,'[]',1769937424069,1769937424069,0,NULL,0,'[]',73,NULL,NULL,NULL,NULL,0,NULL,NULL,'solitaire',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('a17ys3phg2','kill-the-kings',2,'{}','untimed','over',1456074443980800008,1456074443980800002,'en-US',X'8F22F5DF500B846E123CC2D0D71A9F330F2F7C9226610BBC189110C6C8C1785D','946f9602da72ef7995f93376da096861ed7f06f1c091edb896979d1f94932504',1,'{"version": 2, "stock": ["9S", "10H", "6C", "QD", "6H", "JC", "AC", "AH", "5S", "9D", "5C", "6S", "7D", "10S", "4D", "5H", "8H", "7C", "3C", "8C", "2D", "QC", "AS", "4S", "4C", "6D", "7H", "10D", "2H", "9C", "4H", "QS", "QH", "3H", "JS", "JH", "10C", "8S", "JD", "2C", "2S", "AD", "9H", "7S", "5D", "8D", "3D"], "piles": [[], [], [], ["3S"]], "deaths": [null, null, null, null], "reserve": [], "drawn": null, "last": null, "ending": "conceded"}','[{"kind": "drawn", "card": "3S"}, {"kind": "reserved", "card": "3S"}, {"kind": "placed", "card": "3S", "king": "KS", "drawn": false}, {"kind": "ended", "ending": "conceded"}]',5,1456074443980800005,NULL,'[]',1769937424069,1769937424069,0,NULL,0,'[]',5,NULL,NULL,NULL,NULL,0,NULL,NULL,'solitaire',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('10kmm3y6p9','kill-the-kings',2,'{}','untimed','running',1456074443980800009,1456074443980800002,'en-US',X'AE910EC369B47D69E83AD5708343A2E28B6150188355AB26106AE438C9D5D392','a67c544b5a77c853efbafd3af66844b4febfeac30d669e293c3402f8c38279b5',1,'{"version": 2, "stock": ["3C", "QD", "4S", "2H", "6C", "JH", "9C", "8H", "4D", "5C", "5H", "5D", "10C", "AD", "5S", "JD", "8C", "3H", "2D", "6D", "6H", "10D", "7H", "2C", "8S", "10S", "3D", "QC", "9D", "AH", "8D", "QH", "AS", "AC", "QS", "7D", "JS", "JC", "9H", "7S", "3S", "7C", "4C", "6S", "4H", "9S", "2S"], "piles": [[], [], [], ["10H"]], "deaths": [null, null, null, null], "reserve": [], "drawn": null, "last": {"card": "10H", "pile": 3, "slot": null}, "ending": null}','[{"kind": "drawn", "card": "10H"}, {"kind": "placed", "card": "10H", "king": "KH", "drawn": true}, {"kind": "undone", "card": "10H", "drawn": true}, {"kind": "placed", "card": "10H", "king": "KS", "drawn": true}]',5,1456074443980800005,NULL,'[]',1769937424069,NULL,1,NULL,0,'[]',5,NULL,NULL,1772529424069,1772529424069,0,NULL,NULL,'solitaire',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('kt9dpy4rtv','kill-the-kings',2,'{}','untimed','running',1456074443980800006,1456074443980800002,'en-US',X'5CD797524E5FD9063F0207466CE1C1E42853ACD657F3FD0181C43677AF47D0A3','93b57c88b701ab72b7ddeedabf40143ceb981f80c76a82a1a9aa4b65370570fc',1,'{"version": 2, "stock": ["4D", "AD", "5D", "9C", "9S", "2H", "QS", "6S", "QH", "3H", "6D", "8D", "10S", "7D", "3D", "3C", "5H", "JH", "5S", "6H", "8S", "QC", "4H", "AS", "2S", "5C", "7H", "QD", "6C", "2C", "3S", "9H", "10C", "10D", "4C", "JC", "AH", "2D", "4S", "JS", "10H", "AC", "JD", "8C", "7S", "7C", "8H"], "piles": [["9D"], [], [], []], "deaths": [null, null, null, null], "reserve": [], "drawn": null, "last": {"card": "9D", "pile": 0, "slot": null}, "ending": null}','[{"kind": "drawn", "card": "9D"}, {"kind": "placed", "card": "9D", "king": "KC", "drawn": true}, {"kind": "undone", "card": "9D", "drawn": true}, {"kind": "placed", "card": "9D", "king": "KC", "drawn": true}]',5,1456074443980800005,NULL,'[]',1769937424069,NULL,0,NULL,0,'[]',5,NULL,NULL,1772529424069,1772529424069,0,NULL,NULL,'solitaire',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('s8c2p2g2dp','king-of-the-hill',2,'{"faces_tie": false}','correspondence','running',1456074443980800006,1456074443980800002,'en-US',X'6ED27EE79CCA4B11AD23542838670333B9A067C5FA4FD3251912A04CAD7993A4','dd34d0ef7e777ee38cdcd917ccc34de9f54849a33152d711b4a86887103c1019',2,'{"version": 2, "faces_tie": false, "dealer": 0, "turn": 1, "hands": [["AS"], ["8D", "KD", "4H", "6H", "7H", "6S", "7S"]], "reserves": [["8C", "9C", "5D", "10D", "QD", "8H", "9H", "AH", "4S", "JB"], ["QC", "7D", "JD", "QS", "JB"]], "stacks": [["JR"], ["9S", "JH", "AC", "10H"], ["6D", "2D", "2H", "3D"], ["3H", "6C", "2S"], ["AD", "4C", "8S"], ["JC", "KS", "5C"], ["10C", "10S"], ["3S", "5H"], ["QH", "JS"], ["KH", "9D"], [], ["7C"], ["5S"], ["3C"], ["4D"]], "phase": "attack", "committed": [null, null], "battles": [[1, 10, 1, "QC", 0, [[["2C"], ["KC"]]], "won", 1, 0, 1], [2, 11, 1, "7C", 1, [], null, null, 0, 0]], "spoils": [], "discards": ["2C", "KC"], "won": [0, 1], "known_hand": [[], []], "known_reserve": [[], ["QC"]], "known_either": [[], []], "ending": null, "king": null}','[{"kind": "set_up", "reserves": [10, 4]}, {"kind": "chosen", "seat": 0, "stack": 10}, {"kind": "committed", "seat": 0}, {"kind": "committed", "seat": 1}, {"kind": "revealed", "attacks": [["2C"], ["KC"]], "blow": 1}, {"kind": "stack_won", "seat": 1, "stack": 10, "size": 1}, {"kind": "divided", "seat": 1, "hand": 0, "reserve": 1}, {"kind": "chosen", "seat": 1, "stack": 11}]',10,1456074443980800005,NULL,'[]',1769937424069,NULL,0,'attack/2/0',0,'[0, 1]',10,NULL,1770006544069,1770023824069,1770006544069,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('a16e69sgmz','king-of-the-mountain',2,'{"board": "citadel", "all_hands": false, "army_size": null, "pick_for_friend": false, "wait_for_it": false, "mutant_monarch": false, "keep_it": 0, "turn_limit": 0}','correspondence','running',1456074443980800006,1456074443980800002,'en-US',X'9D57DCCEE5101549F49C189E2FDF5AD3E7C45077BC3676DF685D3AA3362D9A7D','44b94acd6d1553b5168aa65df4011beca5a7f72f81abd0b4c2e09ee241ecd1af',2,'{"version": 2, "options": {"board": "citadel", "all_hands": false, "army_size": null, "pick_for_friend": false, "wait_for_it": false, "mutant_monarch": false, "keep_it": 0, "turn_limit": 0}, "position": {"board_name": "citadel", "board": [".. .. .. .. .. .. .. .. .. .. .. .. .. R2 H2 N2 H2 C2 K2", ".. .. .. .. .. .. .. .. .. .. .. .. .. P2 H2 .. N2 Q2 M2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. H2 A2 P2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. H2 L2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. L2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. R2 .. .. .. H2", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. A2 ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. H1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "A1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "H1 L1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. .. .. .. .. .. .. .. R1 .. .. .. .. R1 ..", "P1 B1 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", "M1 Q1 G1 H1 N1 A1 .. .. .. .. .. .. .. .. .. .. .. .. ..", "K1 C1 H1 H1 P1 H1 .. .. .. .. .. .. .. .. .. .. .. .. .."], "reserves": [[], []], "monarchs": [0, 0], "fallen": [false, false], "kept": [0, 0], "captures": [0, 0], "gone": [], "starter": 1, "turn": 1, "round": 4}, "phase": "playing", "picks": [null, null], "armies": ["PRHAHHPHGHNABRLH", "PLLHHNHRNHHPAHAR"], "mutating": [], "offer": null, "agreed": [], "offered": false, "turns": 7, "recent": [[1, "R15-R13", [], [], 10], [0, "B6-C7", [], [], 12]], "record": "2:R14-O14 1:B4-R4 2:P18-Q17 1:A4-M4 2:R15-R13 1:B6-C7", "ending": null, "winner": null, "checked": []}','[{"kind": "chosen", "seat": 1}, {"kind": "deployed", "armies": ["PRHAHHPHGHNABRLH", "PLLHHNHRNHHPAHAR"]}, {"kind": "moved", "seat": 1, "move": "R14-O14"}, {"kind": "moved", "seat": 0, "move": "B4-R4"}, {"kind": "moved", "seat": 1, "move": "P18-Q17"}, {"kind": "moved", "seat": 0, "move": "A4-M4"}, {"kind": "moved", "seat": 1, "move": "R15-R13"}, {"kind": "moved", "seat": 0, "move": "B6-C7"}]',11,1456074443980800005,NULL,'[]',1769937424069,NULL,0,'turn/7',0,'[1]',11,NULL,1770006544069,1770023824069,1770006544069,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('b76pfv7xca','eighty-points',2,'{"rounds": 2, "loose_following": false}','correspondence','running',1456074443980800006,1456074443980800002,'en-US',X'39CF4AA6F82BD9FFE2D55CFB9E0993F15EA170EF86F1AA2146F74012A5DC983F','cfd9dabdeb9609d61c65ef4b31f2c955f3469d25285bd86f1b14c7e725de55b0',5,'{"version": 2, "rounds": 2, "loose_following": false, "seating": [3, 2, 0, 1, 4], "starter": 3, "trump_rank": 2, "deck": [], "koth": 0, "round": 1, "phase": "calling", "ranks": [2, 2, 2, 2, 2], "totals": [0, 0, 0, 0, 0], "left": [false, false, false, false, false], "hands": [["4C", "7C", "7C", "9C", "10C", "KC", "AC", "4D", "QD", "2H", "3H", "4H", "4H", "5H", "9H", "3S", "6S", "9S", "AS", "JR"], ["2C", "9C", "10C", "JC", "QC", "2D", "5D", "7D", "9D", "JH", "QH", "AH", "2S", "5S", "7S", "8S", "10S", "JS", "KS", "JB"], ["2C", "3C", "4C", "5C", "3D", "3D", "6D", "7D", "8D", "AD", "5H", "6H", "7H", "10H", "KH", "KH", "5S", "7S", "QS", "JB"], ["6C", "QC", "AC", "4D", "8D", "10D", "10D", "QD", "KD", "AD", "7H", "8H", "9H", "10H", "JH", "4S", "9S", "10S", "QS", "KS"], ["3C", "6C", "8C", "8C", "KC", "2D", "5D", "6D", "9D", "JD", "JD", "2H", "3H", "6H", "QH", "3S", "6S", "JS", "AS", "JR"]], "answered": [false, false, false, false, false], "declarations": [[0, 3, false]], "claims": [null, null, null, null, null], "trump_suit": 3, "chosen": [], "dead": ["5C", "JC", "KD", "8H", "AH", "2S", "4S", "8S"], "called": null, "fallen": null, "ally": null, "leader": null, "turn": null, "trick": [], "tricks": [], "trick_number": 0, "points": [0, 0, 0, 0, 0], "shown": [["2S"], [], [], [], []], "score": null}','[{"kind": "dealt", "cards": 20}, {"kind": "answered", "seat": 1}, {"kind": "answered", "seat": 0}, {"kind": "answered", "seat": 3}, {"kind": "answered", "seat": 2}, {"kind": "answered", "seat": 4}, {"kind": "trumps", "suit": 3, "koth": 0}, {"kind": "buried", "seat": 0}]',36,1456074443980800005,NULL,'[]',1769937424069,NULL,0,'1/call',0,'[0]',36,NULL,1770006544069,1770023824069,1770006544069,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('dscmbe2avw','high-card',3,'{"target": 4}','untimed','running',1456074443980800007,1456074443980800002,'en-US',X'C9F64D0F8CAE9DA8D0C0A7F152766926233471658380C4A394F13DAAB8E44E8B','3e41299d898b86c9316961755cc2efdfb8a2dfc7922b2da9195c7e9eca0803c5',2,'{"version": 3, "target": 4, "points": [1, 1, 0], "hands": [["6H"], ["2D", "AC"], ["7S"]], "active": [true, true, true], "gone": [false, false, false], "played": ["KS", null, null], "declared": ["middle", null, null], "deck": ["2C", "3C", "5C", "6C", "7C", "8C", "9C", "10C", "3D", "4D", "5D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD", "2H", "3H", "4H", "5H", "7H", "8H", "9H", "10H", "JH", "QH", "AH", "3S", "4S", "5S", "6S", "8S", "9S", "10S", "JS", "QS", "AS", "KC", "2S", "QC", "JC", "KH", "6D", "4C"], "face_up": [], "withdrawn": [], "leader": 0, "first": 0, "turn": 1, "newcomers": [], "round": 4, "hand": 1, "reveals": [[[0, "6D", "lowest", false], [1, "4C", "highest", false]]], "ending": "void", "scored": []}','[{"kind": "joined", "seat": 2}, {"kind": "declared", "seat": 0, "declaration": "lowest"}, {"kind": "declared", "seat": 1, "declaration": "highest"}, {"kind": "revealed", "plays": [[0, "6D", "lowest", false], [1, "4C", "highest", false]]}, {"kind": "round_ended", "ending": "void", "seats": []}, {"kind": "round_began", "round": 4, "first": 0}, {"kind": "dealt", "hand": 1, "seats": [0, 1, 2]}, {"kind": "declared", "seat": 0, "declaration": "middle"}]',13,1456074443980800005,NULL,'[]',1769937424069,NULL,0,'4/1/1',0,'[1]',13,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('q8zw204nx5','high-card',3,'{"target": 4}','correspondence','running',1456074443980800010,1456074443980800002,'en-US',X'031D9153CF1FB9140D52C9894D60E5A43ECF785928DD745B33F8141354E3CF0A','55ec11fad7d6501e1ed2430901741217f2e0eb717484d6603e317464342f60ef',3,'{"version": 3, "target": 4, "points": [0, 0, 0], "hands": [["6H"], [], []], "active": [true, true, true], "gone": [false, false, false], "played": [null, "2S", "7S"], "declared": [null, "middle", "middle"], "deck": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", "2D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "QD", "KD", "AD", "2H", "3H", "4H", "5H", "7H", "8H", "9H", "10H", "JH", "QH", "AH", "3S", "4S", "5S", "6S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "KH", "JD", "3D"], "face_up": [], "withdrawn": [], "leader": 1, "first": 1, "turn": 0, "newcomers": [], "round": 2, "hand": 1, "reveals": [[[1, "KH", "middle", false], [2, "JD", "highest", false], [0, "3D", "middle", false]]], "ending": "void", "scored": []}','[{"kind": "declared", "seat": 2, "declaration": "highest"}, {"kind": "declared", "seat": 0, "declaration": "middle"}, {"kind": "revealed", "plays": [[1, "KH", "middle", false], [2, "JD", "highest", false], [0, "3D", "middle", false]]}, {"kind": "round_ended", "ending": "void", "seats": []}, {"kind": "round_began", "round": 2, "first": 1}, {"kind": "dealt", "hand": 1, "seats": [1, 2, 0]}, {"kind": "declared", "seat": 1, "declaration": "middle"}, {"kind": "declared", "seat": 2, "declaration": "middle"}]',9,1456074443980800005,NULL,'[]',1769937424069,NULL,0,'2/1/0',0,'[0]',9,NULL,1770006548069,1770023828069,1770006548069,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('kwqtpqnxd0','high-card',3,'{"target": 1}','untimed','over',1456074443980800008,1456074443980800002,'en-US',X'B84EC1DBA2BFC19D05888F8BADE14E8FD7DAAAC3C9386F15DD78CA2310268A9E','222251893d58b10aa75e0c389012a5ca7b9952ab4b4f5b6c82f3750a676a08a9',2,'{"version": 3, "target": 1, "points": [1, 0], "hands": [["9H"], []], "active": [true, false], "gone": [false, false], "played": [null, null], "declared": [null, null], "deck": ["2C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "10H", "JH", "QH", "KH", "AH", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "2S", "3C"], "face_up": [], "withdrawn": [], "leader": 0, "first": 1, "turn": null, "newcomers": [], "round": 1, "hand": 1, "reveals": [[[1, "2S", "middle", false], [0, "3C", "highest", true]]], "ending": "won", "scored": [0]}','[{"kind": "declared", "seat": 1, "declaration": "middle"}, {"kind": "declared", "seat": 0, "declaration": "highest"}, {"kind": "revealed", "plays": [[1, "2S", "middle", false], [0, "3C", "highest", true]]}, {"kind": "round_ended", "ending": "won", "seats": [0]}, {"kind": "won", "seats": [0]}]',5,1456074443980800005,NULL,'[]',1769937431069,1769937431069,0,NULL,0,'[]',5,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('ep1da86phk','high-card',3,'{"target": 4}','untimed','cancelled',1456074443980800006,1456074443980800002,'en-US',X'9CCFD717C02BA69AFD14D432E629247E7B2699F557BC75FD75E730B071DFD68F','2c381f0fd8bd64f39f12d05c9d25f5d29d066280f49b9721debbc15b16ae9837',2,'{"version": 3, "target": 4, "points": [1, 0], "hands": [["4D"], ["7D"]], "active": [true, true], "gone": [false, false], "played": ["2D", null], "declared": ["highest", null], "deck": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", "3D", "5D", "6D", "8D", "9D", "10D", "JD", "QD", "KD", "AD", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "10H", "JH", "QH", "KH", "AH", "2S", "3S", "4S", "5S", "6S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "9H", "7S"], "face_up": [], "withdrawn": [], "leader": 0, "first": 0, "turn": 1, "newcomers": [], "round": 2, "hand": 1, "reveals": [[[1, "9H", "middle", false], [0, "7S", "lowest", true]]], "ending": "won", "scored": [0]}','[{"kind": "declared", "seat": 1, "declaration": "middle"}, {"kind": "declared", "seat": 0, "declaration": "lowest"}, {"kind": "revealed", "plays": [[1, "9H", "middle", false], [0, "7S", "lowest", true]]}, {"kind": "round_ended", "ending": "won", "seats": [0]}, {"kind": "round_began", "round": 2, "first": 0}, {"kind": "dealt", "hand": 1, "seats": [0, 1]}, {"kind": "declared", "seat": 0, "declaration": "highest"}]',7,1456074443980800005,NULL,'[]',1769937431069,1769937431069,0,NULL,0,'[]',7,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('w3pjehbme8','high-card',3,'{"target": 4}','relaxed','running',1456074443980800006,1456074443980800002,'en-US',X'290FB558DAC5B2E82C2F1711DBF80D9B653D99FDBA62B6DC2C0B2B6620A76851','d87775f347757a209b97571c845a22b2628417f04471aac830b586e7549a7a51',3,'{"version": 3, "target": 4, "points": [0, 0, 1], "hands": [[], [], ["QC", "7D"]], "active": [false, true, true], "gone": [false, false, false], "played": [null, "5D", null], "declared": [null, "lowest", null], "deck": ["3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "KC", "AC", "2D", "3D", "4D", "6D", "8D", "9D", "10D", "JD", "QD", "KD", "AD", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "2S", "5S", "7S", "8S", "9S", "JS", "KS", "QS", "AS", "3S", "2C", "AH", "KH"], "face_up": ["6S", "4S", "10S"], "withdrawn": [], "leader": 2, "first": 1, "turn": 2, "newcomers": [], "round": 3, "hand": 2, "reveals": [[[2, "6S", "middle", true], [0, "4S", "highest", false], [1, "10S", "highest", true]]], "ending": null, "scored": []}','[{"kind": "round_began", "round": 3, "first": 2}, {"kind": "dealt", "hand": 1, "seats": [2, 0, 1]}, {"kind": "declared", "seat": 2, "declaration": "middle"}, {"kind": "declared", "seat": 0, "declaration": "highest"}, {"kind": "declared", "seat": 1, "declaration": "highest"}, {"kind": "revealed", "plays": [[2, "6S", "middle", true], [0, "4S", "highest", false], [1, "10S", "highest", true]]}, {"kind": "dealt", "hand": 2, "seats": [1, 2]}, {"kind": "declared", "seat": 1, "declaration": "lowest"}]',14,1456074443980800005,NULL,'[]',1769937431069,NULL,0,'3/2/2',0,'[2]',14,NULL,1769937673069,1769937733069,1769937673069,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('c5xhnaerc5','high-card',3,'{"target": 1}','untimed','over',1456074443980800008,1456074443980800002,'en-US',X'133338D4612F4060E33E8CB59CF594EB40B61F3925023B4A88276D4591C4E168','9a9b8a454f0f37a11b3d66d6fd157af182cad802c2abffb9d101ca911c55696d',2,'{"version": 3, "target": 1, "points": [0, 1], "hands": [[], ["QD"]], "active": [false, true], "gone": [false, false], "played": [null, null], "declared": [null, null], "deck": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "AD", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "KH", "AH", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "JD", "KD", "QH"], "face_up": [], "withdrawn": [], "leader": 1, "first": 1, "turn": null, "newcomers": [], "round": 1, "hand": 2, "reveals": [[[0, "AS", "highest", true], [1, "JD", "lowest", true]], [[1, "KD", "highest", true], [0, "QH", "highest", false]]], "ending": "won", "scored": [1]}','[{"kind": "declared", "seat": 1, "declaration": "lowest"}, {"kind": "revealed", "plays": [[0, "AS", "highest", true], [1, "JD", "lowest", true]]}, {"kind": "dealt", "hand": 2, "seats": [1, 0]}, {"kind": "declared", "seat": 1, "declaration": "highest"}, {"kind": "declared", "seat": 0, "declaration": "highest"}, {"kind": "revealed", "plays": [[1, "KD", "highest", true], [0, "QH", "highest", false]]}, {"kind": "round_ended", "ending": "won", "seats": [1]}, {"kind": "won", "seats": [1]}]',7,1456074443980800005,NULL,'[]',1769937437069,1769937437069,0,NULL,0,'[]',7,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('yy9ym1hxaw','king-of-the-mountain',2,'{"board": "valleys", "all_hands": false, "army_size": null, "pick_for_friend": false, "wait_for_it": false, "mutant_monarch": false, "keep_it": 2, "turn_limit": 0}','relaxed','lobby',1456074443980800006,1456074443980800002,'en-US',X'230E44E38AF9A53F8D52CC7F14E38308FCB6568F652E9CB25BC640C8D2B3E932','7011925d38f4b101319e636f136b5ddf4b390c2e676c2ffc1748db53c143aa51',NULL,'null','[]',1,1456074443980800005,NULL,'[]',1769937437069,NULL,0,NULL,0,'[]',1,NULL,NULL,1769939237069,1769939237069,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('mqvc7jz0rc','high-card',3,'{"target": 4}','live','lobby',1456074443980800007,1456074443980800002,'en-US',X'378A58903D661802492DDA1FE011C62D14ECA4759873A82C3ED2C69E63668EEB','8e07f0d52f9f16c4520ba209865b15ec3d92feb23661fd49af580eb7d9469b0c',NULL,'null','[]',2,1456074443980800005,NULL,'[]',1769937437069,NULL,0,NULL,0,'[]',2,NULL,NULL,1769939237069,1769939237069,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('jc83gmeywq','eighty-points',2,'{"rounds": 5, "loose_following": false}','relaxed','cancelled',1456074443980800008,1456074443980800002,'en-US',X'038691B9CA00A8A5FFC425098FD860A0D773D5753CDF5C1A02BC2752901E1E57','c0f0c08d750cf34b3cf0c2a0086a7153154d02dfbb9bc42e4c772d9ea350317f',NULL,'null','[]',3,1456074443980800005,NULL,'[]',1769937437069,1769937437069,0,NULL,0,'[]',3,NULL,NULL,NULL,NULL,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('vmh65rf0e5','high-card',3,'{"target": 2}','untimed','lobby',1456074443980800006,1456074443980800002,'en-US',X'B284E8E9C64DBA6C1638A513DD8BEB57D0AC544B30E1AD1F5ADD01398B782427','d3a58a3864ce21721beea77c719d2d7620853bd312e469c2a967a9b38102c71d',NULL,'null','[]',1,1456074443980800005,NULL,'[{"id": 1456074443980800007, "name": "bob"}]',1769937437069,NULL,0,NULL,0,'[]',1,NULL,NULL,1769939237069,1769939237069,0,NULL,NULL,'table',NULL,NULL,'{}',NULL,0,NULL,NULL,NULL);
CREATE TABLE postings (
	subject VARCHAR(40) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	match_id VARCHAR(16), 
	guild_id BIGINT, 
	locale VARCHAR(16), 
	place_id BIGINT, 
	message_id BIGINT, 
	posted_at BIGINT, 
	lobby_id BIGINT, 
	ping_id BIGINT, 
	ping_key VARCHAR(120), 
	shown VARCHAR(64), 
	version INTEGER DEFAULT '0' NOT NULL, 
	wanted INTEGER DEFAULT '0' NOT NULL, 
	refused_at BIGINT, 
	told_at BIGINT, 
	renamed BOOLEAN DEFAULT 0 NOT NULL, 
	settled BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_postings PRIMARY KEY (subject, kind), 
	CONSTRAINT fk_postings_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "postings" VALUES('1m6f6v2w7c','board','1m6f6v2w7c',NULL,NULL,1456074443980800005,1456074443980800013,1767225600000,NULL,NULL,NULL,NULL,7,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('w75sz1n7sw','board','w75sz1n7sw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,77,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('tjvbqn3yvm','board','tjvbqn3yvm',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,5,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('tqanrcj549','board','tqanrcj549',NULL,NULL,1456074443980800005,1467444363264000001,1769936400000,1467444363264000001,NULL,NULL,NULL,56,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('vq9r4wn71b','board','vq9r4wn71b',NULL,NULL,1456074443980800005,1467444363264000079,1769936400000,1467444363264000079,NULL,NULL,NULL,56,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('we6pq89wcb','board','we6pq89wcb',NULL,NULL,1456074443980800005,1467444631988862984,1769936464069,1467444631988862984,NULL,NULL,NULL,15,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('3t2pn1ss3m','board','3t2pn1ss3m',NULL,NULL,1456074443980800005,1467444631988863065,1769936464069,1467444631988863065,NULL,NULL,NULL,35,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('wjg5kagz3c','board','wjg5kagz3c',NULL,NULL,1456074443980800005,1467444791372414980,1769936502069,1467444791372414980,NULL,NULL,NULL,11,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('0s7k5zmdqj','board','0s7k5zmdqj',NULL,NULL,1456074443980800005,1467444791372415040,1769936502069,1467444791372415040,NULL,NULL,NULL,17,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('kkaqx6w2xk','board','kkaqx6w2xk',NULL,NULL,1456074443980800005,1467448599800446979,1769937410069,1467448599800446979,NULL,NULL,NULL,7,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('jzhw7v5p4a','board','jzhw7v5p4a',NULL,NULL,1456074443980800005,1467448599800447012,1769937410069,1467448599800447012,NULL,NULL,NULL,11,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('24hc36fg3b','board','24hc36fg3b',NULL,NULL,1456074443980800005,1467448599800447066,1769937410069,1467448599800447066,NULL,NULL,NULL,13,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('h0fqhv67f4','board','h0fqhv67f4',NULL,NULL,1456074443980800005,1467448616577662980,1769937414069,1467448616577662980,NULL,NULL,NULL,151,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('8bcbqwpevr','board','8bcbqwpevr',NULL,NULL,1456074443980800005,1467448629160574978,1769937417069,1467448629160574978,NULL,NULL,NULL,148,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('am79kgq9mw','board','am79kgq9mw',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,83,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('rvcjrq8w0w','board','rvcjrq8w0w',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,6,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('c7mme6zvtx','board','c7mme6zvtx',NULL,NULL,1456074443980800005,1467448658520703009,1769937424069,NULL,NULL,NULL,NULL,73,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('a17ys3phg2','board','a17ys3phg2',NULL,NULL,1456074443980800005,1467448658520703022,1769937424069,NULL,NULL,NULL,NULL,5,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('10kmm3y6p9','board','10kmm3y6p9',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,5,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('kt9dpy4rtv','board','kt9dpy4rtv',NULL,NULL,1456074443980800005,1467448658520703054,1769937424069,NULL,NULL,NULL,NULL,5,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('s8c2p2g2dp','board','s8c2p2g2dp',NULL,NULL,1456074443980800005,1467448658520703067,1769937424069,1467448658520703067,NULL,'0#attack/2/0',NULL,10,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('a16e69sgmz','board','a16e69sgmz',NULL,NULL,1456074443980800005,1467448658520703080,1769937424069,1467448658520703080,NULL,'0#turn/7',NULL,11,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('b76pfv7xca','board','b76pfv7xca',NULL,NULL,1456074443980800005,1467448658520703096,1769937424069,1467448658520703096,NULL,'0#1/call',NULL,36,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('dscmbe2avw','board','dscmbe2avw',NULL,NULL,1456074443980800005,1467448658520703111,1769937424069,1467448658520703111,NULL,'0#4/1/1',NULL,13,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('q8zw204nx5','board','q8zw204nx5',NULL,NULL,1467448658520703198,1467448658520703204,1769937424069,1467448658520703198,NULL,'0#2/1/0',NULL,9,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('kwqtpqnxd0','board','kwqtpqnxd0',NULL,NULL,1467448687880830977,1467448687880830982,1769937431069,1467448687880830977,NULL,NULL,NULL,5,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('ep1da86phk','board','ep1da86phk',NULL,NULL,1456074443980800005,1467448687880830998,1769937431069,1467448687880830998,NULL,NULL,NULL,7,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('w3pjehbme8','board','w3pjehbme8',NULL,NULL,1456074443980800005,1467448687880831037,1769937431069,1467448687880831037,NULL,NULL,NULL,14,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('c5xhnaerc5','board','c5xhnaerc5',NULL,NULL,1456074443980800005,1467448713046654980,1769937437069,1467448713046654980,NULL,NULL,NULL,6,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('yy9ym1hxaw','board','yy9ym1hxaw',NULL,NULL,NULL,NULL,1769937437069,1467448713046654998,NULL,NULL,NULL,1,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('mqvc7jz0rc','board','mqvc7jz0rc',NULL,NULL,NULL,NULL,1769937437069,1467448713046655001,NULL,NULL,NULL,2,0,NULL,NULL,0,0);
INSERT INTO "postings" VALUES('jc83gmeywq','board','jc83gmeywq',NULL,NULL,NULL,NULL,1769937437069,1467448713046655005,NULL,NULL,NULL,3,0,NULL,NULL,0,1);
INSERT INTO "postings" VALUES('vmh65rf0e5','board','vmh65rf0e5',NULL,NULL,NULL,NULL,1769937437069,1467448713046655011,NULL,NULL,NULL,1,0,NULL,NULL,0,0);
CREATE TABLE preferences (
	user_id BIGINT NOT NULL, 
	direct_hands BOOLEAN NOT NULL, 
	pings BOOLEAN NOT NULL, 
	locale VARCHAR(16), worldwide BOOLEAN DEFAULT 0 NOT NULL, name VARCHAR(64), four_colours BOOLEAN DEFAULT 0 NOT NULL, coaching BOOLEAN DEFAULT 1 NOT NULL, language VARCHAR(16), more JSON DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_preferences PRIMARY KEY (user_id)
);
INSERT INTO "preferences" VALUES(1456074443980800010,1,1,'en-US',0,NULL,0,1,NULL,'{}');
CREATE TABLE puzzle_answers (
	day VARCHAR(10) NOT NULL, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	action JSON NOT NULL, 
	"right" BOOLEAN NOT NULL, 
	worth FLOAT NOT NULL, 
	facts JSON NOT NULL, 
	gain INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_answers PRIMARY KEY (day, user_id)
);
CREATE TABLE puzzle_ratings (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	played INTEGER NOT NULL, 
	solved INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	best_streak INTEGER NOT NULL, 
	last_day VARCHAR(10) NOT NULL, 
	CONSTRAINT pk_puzzle_ratings PRIMARY KEY (guild_id, user_id)
);
CREATE TABLE puzzles (
	day VARCHAR(10) NOT NULL, 
	header JSON NOT NULL, 
	log JSON NOT NULL, 
	seat INTEGER NOT NULL, 
	verdict JSON NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	CONSTRAINT pk_puzzles PRIMARY KEY (day)
);
CREATE TABLE ratings (
	guild_id BIGINT NOT NULL, 
	board VARCHAR(60) NOT NULL, 
	period VARCHAR(10) NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	mu FLOAT, 
	sigma FLOAT, 
	played INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	best_streak INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	fewest INTEGER, 
	last_day VARCHAR(10), 
	tier INTEGER NOT NULL, 
	merit BIGINT NOT NULL, thrift INTEGER DEFAULT '0' NOT NULL, opponents INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (guild_id, board, period, user_id)
);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings/daily','all',1456074443980800008,'cem',NULL,NULL,1,0,0,0,1,NULL,'2026-01-31',0,1,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings/daily','2026-01',1456074443980800008,'cem',NULL,NULL,1,0,0,0,1,NULL,'2026-01-31',0,1,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings/daily','2026-W05',1456074443980800008,'cem',NULL,NULL,1,0,0,0,1,NULL,'2026-01-31',0,1,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-hill','all',1456074443980800006,'ann',2.76353894931404973087e+01,8.06590141354368,1,1,1,1,18,NULL,NULL,1,3437685,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-hill','all',1456074443980800007,'bob',2.23646105068595026912e+01,8.06590141354368,1,0,0,0,6,NULL,NULL,1,-1833094,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-hill','2026-02',1456074443980800006,'ann',2.76353894931404973087e+01,8.06590141354368,1,1,1,1,18,NULL,NULL,1,3437685,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-hill','2026-02',1456074443980800007,'bob',2.23646105068595026912e+01,8.06590141354368,1,0,0,0,6,NULL,NULL,1,-1833094,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-hill','2026-W05',1456074443980800006,'ann',2.76353894931404973087e+01,8.06590141354368,1,1,1,1,18,NULL,NULL,1,3437685,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-hill','2026-W05',1456074443980800007,'bob',2.23646105068595026912e+01,8.06590141354368,1,0,0,0,6,NULL,NULL,1,-1833094,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','all',1456074443980800006,'ann',2.69914348387917257809e+01,7.58898275697300750408e+00,3,1,0,1,1,NULL,NULL,1,4224487,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','all',1456074443980800007,'bob',2.45030500351387736657e+01,7.35306501122241762402e+00,4,1,0,1,1,NULL,NULL,1,2443855,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','all',1456074443980800008,'cem',2.41375348036847086068e+01,7.15458821787413512538e+00,5,2,0,1,6,NULL,NULL,0,2673770,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','all',1456074443980800009,'dora',2.47326418637104659134e+01,7.56279815652661557834e+00,3,1,1,1,1,NULL,NULL,1,2044247,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','2026-02',1456074443980800006,'ann',2.69914348387917257809e+01,7.58898275697300750408e+00,3,1,0,1,1,NULL,NULL,1,4224487,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','2026-02',1456074443980800007,'bob',2.45030500351387736657e+01,7.35306501122241762402e+00,4,1,0,1,1,NULL,NULL,1,2443855,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','2026-02',1456074443980800008,'cem',2.41375348036847086068e+01,7.15458821787413512538e+00,5,2,0,1,6,NULL,NULL,0,2673770,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','2026-02',1456074443980800009,'dora',2.47326418637104659134e+01,7.56279815652661557834e+00,3,1,1,1,1,NULL,NULL,1,2044247,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','2026-W05',1456074443980800006,'ann',2.69914348387917257809e+01,7.58898275697300750408e+00,3,1,0,1,1,NULL,NULL,1,4224487,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','2026-W05',1456074443980800007,'bob',2.45030500351387736657e+01,7.35306501122241762402e+00,4,1,0,1,1,NULL,NULL,1,2443855,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','2026-W05',1456074443980800008,'cem',2.41375348036847086068e+01,7.15458821787413512538e+00,5,2,0,1,6,NULL,NULL,0,2673770,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'high-card','2026-W05',1456074443980800009,'dora',2.47326418637104659134e+01,7.56279815652661557834e+00,3,1,1,1,1,NULL,NULL,1,2044247,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','all',1456074443980800006,'ann',25.0,7.82227976597541196923e+00,2,0,0,0,1,NULL,NULL,1,1533161,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','all',1456074443980800009,'dora',25.0,8.06590141354368,1,0,0,0,0,NULL,NULL,1,802296,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','2026-02',1456074443980800006,'ann',25.0,7.82227976597541196923e+00,2,0,0,0,1,NULL,NULL,1,1533161,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','2026-02',1456074443980800009,'dora',25.0,8.06590141354368,1,0,0,0,0,NULL,NULL,1,802296,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','2026-W05',1456074443980800006,'ann',25.0,7.82227976597541196923e+00,2,0,0,0,1,NULL,NULL,1,1533161,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','2026-W05',1456074443980800009,'dora',25.0,8.06590141354368,1,0,0,0,0,NULL,NULL,1,802296,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','all',1456074443980800008,'cem',25.0,8.05524165207904907504e+00,1,0,0,0,1,NULL,NULL,1,834275,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','2026-02',1456074443980800008,'cem',25.0,8.05524165207904907504e+00,1,0,0,0,1,NULL,NULL,1,834275,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'king-of-the-mountain','2026-W05',1456074443980800008,'cem',25.0,8.05524165207904907504e+00,1,0,0,0,1,NULL,NULL,1,834275,0,1);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','all',1456074443980800006,'ann',2.52854200245516906879e+01,7.81833689922411512185e+00,2,1,1,1,6,NULL,NULL,1,1830409,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','all',1456074443980800007,'bob',2.33968852288780659876e+01,7.81833689922411512185e+00,2,0,0,0,6,NULL,NULL,1,-58125,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','all',1456074443980800008,'cem',2.76353894931404973087e+01,8.06590141354368,1,1,1,1,4,NULL,NULL,1,3437685,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','all',1456074443980800009,'dora',25.0,8.06590141354368,1,0,0,0,4,NULL,NULL,1,802296,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','all',1456074443980800010,'stranger',2.36823052534297495697e+01,8.06590141354368,1,0,0,0,4,NULL,NULL,1,-515399,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-02',1456074443980800006,'ann',2.52854200245516906879e+01,7.81833689922411512185e+00,2,1,1,1,6,NULL,NULL,1,1830409,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-02',1456074443980800007,'bob',2.33968852288780659876e+01,7.81833689922411512185e+00,2,0,0,0,6,NULL,NULL,1,-58125,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-02',1456074443980800008,'cem',2.76353894931404973087e+01,8.06590141354368,1,1,1,1,4,NULL,NULL,1,3437685,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-02',1456074443980800009,'dora',25.0,8.06590141354368,1,0,0,0,4,NULL,NULL,1,802296,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-02',1456074443980800010,'stranger',2.36823052534297495697e+01,8.06590141354368,1,0,0,0,4,NULL,NULL,1,-515399,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-W05',1456074443980800006,'ann',2.52854200245516906879e+01,7.81833689922411512185e+00,2,1,1,1,6,NULL,NULL,1,1830409,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-W05',1456074443980800007,'bob',2.33968852288780659876e+01,7.81833689922411512185e+00,2,0,0,0,6,NULL,NULL,1,-58125,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-W05',1456074443980800008,'cem',2.76353894931404973087e+01,8.06590141354368,1,1,1,1,4,NULL,NULL,1,3437685,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-W05',1456074443980800009,'dora',25.0,8.06590141354368,1,0,0,0,4,NULL,NULL,1,802296,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'eighty-points','2026-W05',1456074443980800010,'stranger',2.36823052534297495697e+01,8.06590141354368,1,0,0,0,4,NULL,NULL,1,-515399,0,2);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings/daily','all',1456074443980800007,'bob',NULL,NULL,1,0,0,0,1,NULL,'2026-02-01',0,1,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings/daily','2026-02',1456074443980800007,'bob',NULL,NULL,1,0,0,0,1,NULL,'2026-02-01',0,1,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings/daily','2026-W05',1456074443980800007,'bob',NULL,NULL,1,0,0,0,1,NULL,'2026-02-01',0,1,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings','all',1456074443980800007,'bob',NULL,NULL,1,0,0,0,0,NULL,NULL,0,0,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings','2026-02',1456074443980800007,'bob',NULL,NULL,1,0,0,0,0,NULL,NULL,0,0,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings','2026-W05',1456074443980800007,'bob',NULL,NULL,1,0,0,0,0,NULL,NULL,0,0,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings','all',1456074443980800008,'cem',NULL,NULL,1,0,0,0,0,NULL,NULL,0,0,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings','2026-02',1456074443980800008,'cem',NULL,NULL,1,0,0,0,0,NULL,NULL,0,0,0,0);
INSERT INTO "ratings" VALUES(1456074443980800002,'kill-the-kings','2026-W05',1456074443980800008,'cem',NULL,NULL,1,0,0,0,0,NULL,NULL,0,0,0,0);
CREATE TABLE results (
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	match_id VARCHAR(16), 
	guild_id BIGINT, 
	channel_id BIGINT, 
	private BOOLEAN NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	daily VARCHAR(80), 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	score INTEGER NOT NULL, 
	spent INTEGER, 
	rated BOOLEAN NOT NULL, 
	worldwide BOOLEAN NOT NULL, 
	mu FLOAT, 
	sigma FLOAT, 
	at BIGINT NOT NULL, against VARCHAR(8), percent FLOAT, "left" BOOLEAN DEFAULT 0 NOT NULL, counts_at BIGINT, given_away FLOAT, gains BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (number, seat)
);
INSERT INTO "results" VALUES(1,0,'w75sz1n7sw',1456074443980800002,1456074443980800005,1,'kill-the-kings','kill-the-kings/2026-01-31/1456074443980800002',1456074443980800008,'cem',1,0,1,17,1,0,NULL,NULL,1769817660000,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(2,0,'tqanrcj549',1456074443980800002,1456074443980800005,0,'king-of-the-hill',NULL,1456074443980800006,'ann',1,1,18,NULL,1,0,2.76353894931404973087e+01,8.06590141354368,1769936400000,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(2,1,'tqanrcj549',1456074443980800002,1456074443980800005,0,'king-of-the-hill',NULL,1456074443980800007,'bob',2,0,6,NULL,1,0,2.23646105068595026912e+01,8.06590141354368,1769936400000,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(3,0,'vq9r4wn71b',1456074443980800002,1456074443980800005,0,'king-of-the-hill',NULL,1456074443980800007,'bob',1,0,1,NULL,0,0,NULL,NULL,1769936464069,'knight',NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(4,0,'we6pq89wcb',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800006,'ann',1,1,1,NULL,1,0,2.76353894931404973087e+01,8.06590141354368,1769936464069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(4,1,'we6pq89wcb',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800007,'bob',2,0,0,NULL,1,0,2.41215368356198354158e+01,8.06590141354368,1769936464069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(4,2,'we6pq89wcb',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800008,'cem',2,0,0,NULL,1,0,2.41215368356198354158e+01,8.06590141354368,1769936464069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(4,3,'we6pq89wcb',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800009,'dora',2,0,0,NULL,1,0,2.41215368356198354158e+01,8.06590141354368,1769936464069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(5,0,'3t2pn1ss3m',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800006,'ann',1,0,0,NULL,1,0,2.72908188097237811584e+01,7.81708949760507199044e+00,1769936502069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(5,1,'3t2pn1ss3m',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800007,'bob',1,0,0,NULL,1,0,2.44661075190365515661e+01,7.81708949760507199044e+00,1769936502069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(6,0,'wjg5kagz3c',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800006,'ann',2,0,0,NULL,1,0,2.69914348387917257809e+01,7.58898275697300750408e+00,1769936502069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(6,1,'wjg5kagz3c',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800008,'cem',1,1,2,NULL,1,0,2.68301755651816620229e+01,7.80959978859052661448e+00,1769936502069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(6,2,'wjg5kagz3c',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800009,'dora',3,0,0,NULL,1,0,2.17316415034410503892e+01,7.80959978859052661448e+00,1769936502069,NULL,NULL,1,NULL,NULL,1);
INSERT INTO "results" VALUES(7,0,'0s7k5zmdqj',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800007,'bob',1,1,1,NULL,1,0,2.71357372065259099262e+01,7.57827514848193484198e+00,1769937410069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(7,1,'0s7k5zmdqj',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800008,'cem',2,0,3,NULL,1,0,2.41656584966324565759e+01,7.57171219991712440844e+00,1769937410069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(8,0,'kkaqx6w2xk',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800009,'dora',2,0,0,NULL,0,0,NULL,NULL,1769937410069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(8,1,'kkaqx6w2xk',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800006,'ann',1,1,1,NULL,0,0,NULL,NULL,1769937410069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(9,0,'jzhw7v5p4a',1456074443980800002,1456074443980800005,0,'king-of-the-mountain',NULL,1456074443980800006,'ann',1,0,0,NULL,1,0,25.0,8.06590141354368,1769937410069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(9,1,'jzhw7v5p4a',1456074443980800002,1456074443980800005,0,'king-of-the-mountain',NULL,1456074443980800009,'dora',1,0,0,NULL,1,0,25.0,8.06590141354368,1769937410069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(10,0,'24hc36fg3b',1456074443980800002,1456074443980800005,0,'king-of-the-mountain',NULL,1456074443980800008,'cem',1,0,1,NULL,1,0,25.0,8.05524165207904907504e+00,1769937414069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(10,1,'24hc36fg3b',1456074443980800002,1456074443980800005,0,'king-of-the-mountain',NULL,1456074443980800006,'ann',1,0,1,NULL,1,0,25.0,7.82227976597541196923e+00,1769937414069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(11,0,'h0fqhv67f4',1456074443980800002,1456074443980800005,0,'eighty-points',NULL,1456074443980800006,'ann',5,0,2,NULL,1,0,2.23646105068595026912e+01,8.06590141354368,1769937417069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(11,1,'h0fqhv67f4',1456074443980800002,1456074443980800005,0,'eighty-points',NULL,1456074443980800007,'bob',2,0,4,NULL,1,0,2.63176947465702504302e+01,8.06590141354368,1769937417069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(11,2,'h0fqhv67f4',1456074443980800002,1456074443980800005,0,'eighty-points',NULL,1456074443980800008,'cem',1,1,4,NULL,1,0,2.76353894931404973087e+01,8.06590141354368,1769937417069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(11,3,'h0fqhv67f4',1456074443980800002,1456074443980800005,0,'eighty-points',NULL,1456074443980800009,'dora',3,0,4,NULL,1,0,25.0,8.06590141354368,1769937417069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(11,4,'h0fqhv67f4',1456074443980800002,1456074443980800005,0,'eighty-points',NULL,1456074443980800010,'stranger',4,0,4,NULL,1,0,2.36823052534297495697e+01,8.06590141354368,1769937417069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(12,0,'8bcbqwpevr',1456074443980800002,1456074443980800005,0,'eighty-points',NULL,1456074443980800007,'bob',2,0,2,NULL,1,0,2.33968852288780659876e+01,7.81833689922411512185e+00,1769937424069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(12,1,'8bcbqwpevr',1456074443980800002,1456074443980800005,0,'eighty-points',NULL,1456074443980800006,'ann',1,1,4,NULL,1,0,2.52854200245516906879e+01,7.81833689922411512185e+00,1769937424069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(13,0,'am79kgq9mw',1456074443980800002,1456074443980800005,1,'kill-the-kings','kill-the-kings/2026-02-01/1456074443980800002',1456074443980800007,'bob',1,0,1,22,1,0,NULL,NULL,1769937424069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(14,0,'c7mme6zvtx',1456074443980800002,1456074443980800005,0,'kill-the-kings',NULL,1456074443980800007,'bob',1,0,0,17,1,0,NULL,NULL,1769937424069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(15,0,'a17ys3phg2',1456074443980800002,1456074443980800005,0,'kill-the-kings',NULL,1456074443980800008,'cem',1,0,0,1,1,0,NULL,NULL,1769937424069,NULL,NULL,1,NULL,NULL,1);
INSERT INTO "results" VALUES(16,0,'kwqtpqnxd0',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800008,'cem',1,1,1,NULL,1,0,2.67937882666589430877e+01,7.34729204108300226749e+00,1769937431069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(16,1,'kwqtpqnxd0',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800007,'bob',2,0,0,NULL,1,0,2.45030500351387736657e+01,7.35306501122241762402e+00,1769937431069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(17,0,'c5xhnaerc5',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800008,'cem',2,0,0,NULL,1,0,2.41375348036847086068e+01,7.15458821787413512538e+00,1769937437069,NULL,NULL,0,NULL,NULL,1);
INSERT INTO "results" VALUES(17,1,'c5xhnaerc5',1456074443980800002,1456074443980800005,0,'high-card',NULL,1456074443980800009,'dora',1,1,1,NULL,1,0,2.47326418637104659134e+01,7.56279815652661557834e+00,1769937437069,NULL,NULL,0,NULL,NULL,1);
CREATE TABLE reviews (
	match_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	review JSON NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_reviews_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
CREATE TABLE seekers (
	user_id BIGINT NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	pace VARCHAR(16) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	locale VARCHAR(16) NOT NULL, 
	contribution VARCHAR(32) NOT NULL, 
	since BIGINT NOT NULL, 
	ends_at BIGINT NOT NULL, 
	CONSTRAINT pk_seekers PRIMARY KEY (user_id)
);
CREATE TABLE series (
	id VARCHAR(16) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	best_of INTEGER NOT NULL, 
	first_wins INTEGER NOT NULL, 
	second_wins INTEGER NOT NULL, 
	draws INTEGER NOT NULL, 
	ended BOOLEAN NOT NULL, 
	forfeited INTEGER, 
	CONSTRAINT pk_series PRIMARY KEY (id)
);
CREATE TABLE shards (
	shard_id INTEGER NOT NULL, 
	shard_count INTEGER NOT NULL, 
	alive_at BIGINT NOT NULL, 
	CONSTRAINT pk_shards PRIMARY KEY (shard_id, shard_count)
);
INSERT INTO "shards" VALUES(0,1,1769937434000);
CREATE TABLE table_calls (
	match_id VARCHAR(16) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	slug VARCHAR(40) NOT NULL, 
	called_at BIGINT NOT NULL, user_id BIGINT, 
	CONSTRAINT pk_table_calls PRIMARY KEY (match_id), 
	CONSTRAINT fk_table_calls_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
CREATE INDEX ix_chairs_user_id ON chairs (user_id);
CREATE INDEX ix_matches_guild_id_status ON matches (guild_id, status);
CREATE INDEX ix_results_user_id_number ON results (user_id, number);
CREATE INDEX ix_results_guild_id_number ON results (guild_id, number);
CREATE INDEX ix_results_in_channel ON results (guild_id, channel_id, number, private, rated, slug);
CREATE INDEX ix_results_guild_id_slug_number ON results (guild_id, slug, number);
CREATE INDEX ix_results_match_id ON results (match_id);
CREATE INDEX ix_results_daily ON results (daily);
CREATE INDEX ix_ratings_user_id ON ratings (user_id);
CREATE INDEX ix_ratings_standing ON ratings (guild_id, board, period, tier, merit DESC, won DESC, thrift DESC, best_streak DESC, user_id);
CREATE INDEX ix_matches_alarm_wake_at ON matches (alarm_wake_at);
CREATE INDEX ix_results_unsettled ON results (daily) WHERE daily IS NOT NULL AND percent IS NULL;
CREATE INDEX ix_series_guild_id ON series (guild_id);
CREATE INDEX ix_challenges_guild_id ON challenges (guild_id);
CREATE INDEX ix_challenges_ends_at ON challenges (ends_at);
CREATE INDEX ix_challenge_people_user_id ON challenge_people (user_id);
CREATE INDEX ix_puzzle_ratings_user_id ON puzzle_ratings (user_id);
CREATE INDEX ix_evenings_guild_id_phase ON evenings (guild_id, phase);
CREATE INDEX ix_evening_people_user_id ON evening_people (user_id);
CREATE INDEX ix_evening_tables_evening_id_number ON evening_tables (evening_id, number);
CREATE INDEX ix_guild_settings_roles_due_at ON guild_settings (roles_due_at);
CREATE INDEX ix_given_roles_user_id ON given_roles (user_id);
CREATE INDEX ix_table_calls_guild_id_slug ON table_calls (guild_id, slug);
CREATE INDEX ix_results_settled ON results (at) WHERE percent IS NOT NULL;
CREATE INDEX ix_seekers_slug_pace_since ON seekers (slug, pace, since);
CREATE INDEX ix_seekers_guild_id ON seekers (guild_id);
CREATE INDEX ix_puzzle_answers_user_id ON puzzle_answers (user_id);
CREATE INDEX ix_matches_shared_deal ON matches (shared_deal, host_id) WHERE shared_deal IS NOT NULL;
CREATE UNIQUE INDEX ix_matches_one_attempt ON matches (shared_deal, host_id) WHERE kind = 'daily' AND coalesce(cause, '') != 'rules';
CREATE INDEX ix_results_counts_at ON results (counts_at) WHERE counts_at IS NOT NULL;
CREATE INDEX ix_postings_match_id ON postings (match_id);
CREATE INDEX ix_postings_guild_id ON postings (guild_id);
CREATE INDEX ix_postings_place_id ON postings (place_id);
CREATE INDEX ix_postings_unsettled ON postings (kind, subject) WHERE settled = 0;
CREATE INDEX ix_postings_renamed ON postings (kind, subject) WHERE renamed = 1;
CREATE INDEX ix_evenings_unfinished ON evenings (id) WHERE phase IN ('open', 'running');
CREATE INDEX ix_table_calls_user_id ON table_calls (user_id);
CREATE INDEX ix_direct_hands_user_id ON direct_hands (user_id);
CREATE INDEX ix_announcements_guild_id ON announcements (guild_id);
CREATE INDEX ix_announcements_user_id ON announcements (user_id);
CREATE INDEX ix_announcements_kind ON announcements (kind);
CREATE INDEX ix_puzzle_answers_guild_id ON puzzle_answers (guild_id);
CREATE INDEX ix_preferences_language ON preferences (language) WHERE language IS NOT NULL;
CREATE INDEX ix_matches_status_ended_at ON matches (status, ended_at);
CREATE INDEX ix_matches_deal_guild_id ON matches (deal_guild_id) WHERE deal_guild_id IS NOT NULL;
CREATE INDEX ix_matches_link_guild_id ON matches (link_guild_id) WHERE link_guild_id IS NOT NULL;
CREATE INDEX ix_manager_acts_guild_id_at ON manager_acts (guild_id, at);
CREATE INDEX ix_manager_acts_user_id ON manager_acts (user_id);
CREATE INDEX ix_manager_acts_other_id ON manager_acts (other_id);
CREATE INDEX ix_manager_acts_at ON manager_acts (at);
COMMIT;
